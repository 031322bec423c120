import { useTranslation } from 'react-i18next';

/** A message as mail programs show it: apart from the page and without scripts, its links in a new tab. */
export function MailFrame({ html }: { html: string }) {
  const { t } = useTranslation('mail');
  return (
    <iframe
      title={t('outbox.content')}
      srcDoc={asDocument(html)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      // The message is shown in its light colours, whatever the page has.
      data-theme="light"
      className="h-[34rem] w-full rounded-md border border-line"
    />
  );
}

/** The page's content policy holds in the frame too and admits no style element; without it the message is just light. */
function asDocument(html: string): string {
  return html.replace(/<style>[\s\S]*?<\/style>/, '<base target="_blank">');
}
