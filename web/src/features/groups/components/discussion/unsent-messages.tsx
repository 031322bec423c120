import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#platform/login-path.ts';
import type { UsedDiscussion } from './use-discussion.ts';

type UnsentMessagesProps = Pick<UsedDiscussion, 'messages' | 'sending' | 'sendAgain' | 'discard'>;

/** What was written here and is not with the server: on its way, waiting, or refused with a way to try again. */
export function UnsentMessages({ messages, sending, sendAgain, discard }: UnsentMessagesProps) {
  const { t } = useTranslation(['discussion', 'errors']);
  const isKnown = new Set(messages.map(({ id }) => id));
  const pending = Object.entries(sending.pending).filter(([id]) => !isKnown.has(id));
  const refused = Object.entries(sending.refused);
  return (
    <>
      {pending.map(([id, { text }]) => (
        <Unsent key={id} text={text}>
          <span className="text-muted">
            {sending.waitsFor ? t(`waits-for.${sending.waitsFor}`) : t('onItsWay')}{' '}
            {sending.waitsFor === 'sign-in' && <LogInLink />}
          </span>
        </Unsent>
      ))}
      {refused.map(([id, { text, code }]) => (
        <Unsent key={id} text={text}>
          <span className="text-danger">{t('refused', { reason: t(`errors:${code}`) })}</span>
          <Button variant="link" size="sm" className="min-h-6 px-0 text-xs" onClick={() => sendAgain(id)}>
            {t('sendAgain')}
          </Button>
          <Button variant="link" size="sm" className="min-h-6 px-0 text-xs" onClick={() => discard(id)}>
            {t('discard')}
          </Button>
        </Unsent>
      ))}
    </>
  );
}

function Unsent({ text, children }: { text: string; children: React.ReactNode }) {
  const { t } = useTranslation('discussion');
  return (
    <li className="ms-11 grid gap-1">
      <span className="font-semibold text-sm">{t('you')}</span>
      <p className="wrap-anywhere whitespace-pre-wrap text-muted text-sm">{text}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">{children}</p>
    </li>
  );
}

function LogInLink() {
  const { t } = useTranslation('layout');
  return <TextLink to={loginPath(useLocation().pathname)}>{t('logIn')}</TextLink>;
}
