import type { Language } from '@navor/contract';
import type { Message } from '../../platform/message.ts';
import type { Services } from '../../platform/services.ts';

/** What an e-mail says, apart from how it looks. */
export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
};

export type EmailTools = {
  /** A text of translations/<language>/email.json in the recipient's language. */
  say: (key: string, values?: Record<string, unknown>) => string;
  /** The full address of a path of this installation. */
  link: (path: string) => string;
};

export type EmailTemplate<Data> = (data: Data, tools: EmailTools) => EmailContent;

/** Turns a template into a message: HTML and plain text, in one language. */
export function compose<Data>(
  { texts, config }: Services,
  language: Language,
  template: EmailTemplate<Data>,
  data: Data,
): Pick<Message, 'subject' | 'html' | 'text'> {
  const say: EmailTools['say'] = (key, values) => texts.say(language, `email:${key}`, values);
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const content = template(data, { say, link: (path) => `${origin}${path}` });
  return { subject: content.subject, text: asText(content, say), html: asHtml(content, say, language) };
}

function asText({ greeting, paragraphs, action }: EmailContent, say: EmailTools['say']): string {
  const parts = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), say('signature')];
  return `${parts.join('\n\n')}\n`;
}

/** Tables and inline styles, because mail programs know little else. The colours are the brand's light theme. */
function asHtml({ subject, greeting, paragraphs, action }: EmailContent, say: EmailTools['say'], language: Language) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:#1f5fd0;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#0b1b2b;font:16px/1.6 'IBM Plex Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfdcd3;border-radius:10px">
<tr><td style="padding:32px"><p style="margin:0 0 24px;font-size:20px;font-weight:700">Navor</p>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${button}
<p style="margin:24px 0 0;color:#4c5c6c;font-size:14px">${escaped(say('signature'))}</p></td></tr></table></td></tr></table></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
