import type { Language } from '@navor/languages';

/** What an e-mail says, apart from how it looks. */
export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** When, where and with whom, to be found at a glance. */
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Below the button: how long it works, or what to do if the message is a surprise. */
  notes?: string[];
};

/** What every message has around its content. */
export type EmailFrame = { language: Language; signature: string; linkHint: string };

export function asText(content: EmailContent, { signature }: EmailFrame): string {
  const { greeting, paragraphs, facts = [], action, notes = [] } = content;
  const list = facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : [];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[greeting, ...paragraphs, ...list, ...link, ...notes, signature].join('\n\n')}\n`;
}

/** Tables and inline styles, because mail programs know little else; those that know more follow the dark theme. */
export function asHtml(content: EmailContent, { language, signature, linkHint }: EmailFrame): string {
  const { subject, greeting, paragraphs, facts = [], action, notes = [] } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkTheme}</style>
</head>
<body class="page" style="margin:0;background:#fbfaf7;color:#0b1b2b;font:16px/1.6 'IBM Plex Sans',Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>
<p style="margin:0 0 16px;font-size:20px;font-weight:700;letter-spacing:-0.01em">Navor</p>
</td></tr><tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #dfdcd3;border-radius:10px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${action ? button(action, linkHint) : ''}
${notes.map(note).join('\n')}
<p class="quiet" style="margin:24px 0 0;color:#4c5c6c">${escaped(signature)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

const darkTheme = [
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){',
  '.page{background:#07121d!important;color:#e9eff5!important}',
  '.card{background:#0d1c2b!important;border-color:#22374b!important}',
  '.quiet{color:#a3b3c4!important}.link{color:#7eb0ff!important}',
  '.button{background:#7eb0ff!important;color:#06162a!important}}',
].join('');

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`;
}

function factTable(facts: NonNullable<EmailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="quiet" style="padding:4px 16px 4px 0;color:#4c5c6c;font-weight:400;text-align:left;vertical-align:top">${escaped(label)}</th><td style="padding:4px 0;vertical-align:top;word-break:break-word">${factValue(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

function factValue(value: string): string {
  const text = escaped(value);
  if (!/^https:\/\/\S+$/.test(value)) return text.replaceAll('\n', '<br>');
  return `<a class="link" href="${text}" style="color:#1f5fd0;word-break:break-all">${text}</a>`;
}

function note(text: string): string {
  return `<p class="quiet" style="margin:16px 0 0;color:#4c5c6c;font-size:14px">${escaped(text)}</p>`;
}

/** The address is also there to be read and copied, for programs that do not follow the button. */
function button({ label, url }: NonNullable<EmailContent['action']>, linkHint: string): string {
  const address = escaped(url);
  return `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;background:#1f5fd0;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>
<p class="quiet" style="margin:0;color:#4c5c6c;font-size:14px">${escaped(linkHint)}<br><a class="link" href="${address}" style="color:#1f5fd0;word-break:break-all">${address}</a></p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
