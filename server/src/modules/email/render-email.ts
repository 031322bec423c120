import type { Screen, ScreenValues } from '@navor/contract';
import { type Language, locales, monthStyles } from '@navor/languages';
import { screenUrl } from '../../platform/http/site-url.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Services } from '../../platform/services.ts';
import { asHtml, asText, type EmailContent } from './layout.ts';
import { isPresentableName } from './presentable-name.ts';

export type EmailTools = {
  /** A text of translations/<language>/email.json in the recipient's language. */
  say: (key: string, values?: Record<string, unknown>) => string;
  /** By the name, where it is one that may stand in a message. */
  greet: (userName: string | undefined) => string;
  /** The full address of a screen. */
  link: <Name extends Screen>(name: Name, ...values: ScreenValues<Name>) => string;
  /** `amount` is in whole units of the currency. */
  money: (amount: number, currency: string) => string;
  date: (moment: Date) => string;
  /** Two decimals at most. */
  number: (value: number) => string;
};

export type EmailTemplate<Data> = (data: Data, tools: EmailTools) => EmailContent;

/** Turns a template into a message: HTML and plain text, in one language. */
export function renderEmail<Data>(
  { texts, config }: Pick<Services, 'texts' | 'config'>,
  language: Language,
  template: EmailTemplate<Data>,
  data: Data,
): Pick<Message, 'subject' | 'html' | 'text'> {
  const say: EmailTools['say'] = (key, values) => texts.say(language, `email:${key}`, values);
  const tools: EmailTools = {
    ...{ say, link: (name, ...values) => screenUrl(config, name, ...values), ...formats(language) },
    greet: (userName) =>
      userName && isPresentableName(userName) ? say('greeting', { userName }) : say('plainGreeting'),
  };
  const content = template(data, tools);
  // A subject is one line, whatever the names in it contain.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  const frame = { language, signature: say('signature'), linkHint: say('linkHint') };
  return { subject, text: asText(content, frame), html: asHtml({ ...content, subject }, frame) };
}

function formats(language: Language): Pick<EmailTools, 'money' | 'date' | 'number'> {
  const locale = locales[language];
  const day = { day: 'numeric', month: monthStyles[language], year: 'numeric' } as const;
  return {
    money: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    // Where our languages are at home, the date in UTC is never a day too late.
    date: (moment) => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }).format(moment),
    number: (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value),
  };
}
