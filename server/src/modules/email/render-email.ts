import { homeTimeZone, type Screen, type ScreenValues } from '@navor/contract';
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
  /** Somebody else's name, where it is one that may stand in a message. */
  nameOf: (person: { name: string } | null, fallback: string) => string;
  /** The full address of a screen. */
  link: <Name extends Screen>(name: Name, ...values: ScreenValues<Name>) => string;
  /** `amount` is in whole units of the currency. */
  money: (amount: number, currency: string) => string;
  date: (moment: Date) => string;
  /** A moment on the reader's clock, as short as a subject wants it. */
  clock: (moment: Date) => string;
  /** The same with the weekday and the name of their time zone. */
  moment: (moment: Date) => string;
  /** The same from a start to an end. */
  period: (startsAt: Date, endsAt: Date) => string;
  /** Two decimals at most. */
  number: (value: number) => string;
};

export type EmailTemplate<Data> = (data: Data, tools: EmailTools) => EmailContent;

/** Whom it is written for; times are those of home where nobody has chosen others. */
export type Reader = { language: Language; timeZone?: string };

/** Turns a template into a message: HTML and plain text, in one language. */
export function renderEmail<Data>(
  services: Pick<Services, 'texts' | 'config'>,
  reader: Reader,
  template: EmailTemplate<Data>,
  data: Data,
): Pick<Message, 'subject' | 'html' | 'text'> {
  const tools = createEmailTools(services, reader);
  const content = template(data, tools);
  // A subject is one line, whatever the names in it contain.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  const { say } = tools;
  const frame = { language: reader.language, signature: say('signature'), linkHint: say('linkHint') };
  return { subject, text: asText(content, frame), html: asHtml({ ...content, subject }, frame) };
}

export function createEmailTools(
  { texts, config }: Pick<Services, 'texts' | 'config'>,
  { language, timeZone = homeTimeZone }: Reader,
): EmailTools {
  const say: EmailTools['say'] = (key, values) => texts.say(language, `email:${key}`, values);
  return {
    ...{ say, link: (name, ...values) => screenUrl(config, name, ...values) },
    ...{ ...formats(language), ...clockFormats(language, timeZone, say) },
    greet: (userName) =>
      userName && isPresentableName(userName) ? say('greeting', { userName }) : say('plainGreeting'),
    nameOf: (person, fallback) => (person && isPresentableName(person.name) ? person.name : say(fallback)),
  };
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

/** The zone is named as it is at that moment: in summer it is another time than in winter. */
function clockFormats(
  language: Language,
  timeZone: string,
  say: EmailTools['say'],
): Pick<EmailTools, 'clock' | 'moment' | 'period'> {
  const locale = locales[language];
  const short: Intl.DateTimeFormatOptions = {
    ...{ day: 'numeric', month: monthStyles[language], year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  };
  const clock = new Intl.DateTimeFormat(locale, short);
  const full = new Intl.DateTimeFormat(locale, { ...short, weekday: 'long' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  const zoneAt = (moment: Date) => zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return {
    // Formats end a single time without the word that German has after it, and a period with it.
    clock: (moment) => say('clock', { time: clock.format(moment) }),
    moment: (moment) => `${say('clock', { time: full.format(moment) })} (${zoneAt(moment)})`,
    period: (startsAt, endsAt) => `${full.formatRange(startsAt, endsAt)} (${zoneAt(startsAt)})`,
  };
}
