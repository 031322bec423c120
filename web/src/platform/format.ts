import { type Language, locales } from '@navor/languages';

/** A plain date, `YYYY-MM-DD`, has no zone and never shifts; everything else is a moment in time. */
export type Moment = Date | number | string;

export type DateStyle = 'full' | keyof typeof dateStyles;

export type Formatter = ReturnType<typeof createFormatter>;

export type FormatterSettings = { language: Language; timeZone: string };

/**
 * Dates, times and numbers as the reader's language writes them. Spaces and the joint between a date and its time
 * are set here rather than left to the runtime: servers and browsers disagree about them, and the page that came
 * from the server would differ from the one the browser draws.
 */
export function createFormatter({ language, timeZone }: FormatterSettings) {
  const locale = locales[language];

  const dateFormat = (value: Moment, options: Intl.DateTimeFormatOptions) => {
    const zone = isPlainDate(value) ? 'UTC' : timeZone;
    return keepTogether(dateTimeFormat(locale, { ...options, timeZone: zone }).format(toDate(value)));
  };
  const date = (value: Moment, style: DateStyle = 'medium'): string =>
    style === 'full'
      ? `${dateFormat(value, dateStyles.weekday)}, ${dateFormat(value, dateStyles.long)}`
      : dateFormat(value, dateStyles[style]);
  const time = (value: Moment) => dateFormat(value, { timeStyle: 'short' });
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    noBreak(numberFormat(locale, options).format(value));

  return {
    date,
    time,
    dateTime: (value: Moment, style: DateStyle = 'medium') => `${date(value, style)}, ${time(value)}`,
    relative: (value: Moment, now: Moment) => {
      const { amount, unit, numeric } = distance(toDate(value), toDate(now), timeZone);
      return relativeFormat(locale, numeric).format(amount, unit);
    },
    number,
    percent: (share: number, fractionDigits = 0) =>
      number(share, { style: 'percent', maximumFractionDigits: fractionDigits }),
    /** Of a result, or of what is done: whole percent, rounded down, so that nobody who failed reads the share that passes. */
    achieved: (share: number) =>
      // 0.29 is 28.999… percent in binary.
      number(Math.floor(share * 100 + 1e-6) / 100, { style: 'percent' }),
    money: (cents: number, currency = 'EUR') => {
      const options = { style: 'currency', currency } as const;
      const digits = numberFormat(locale, options).resolvedOptions().maximumFractionDigits ?? 2;
      return number(cents / 10 ** digits, options);
    },
    /** As a price list writes it: whole euros without cents. What was charged is `money`. */
    price: (cents: number) =>
      number(cents / 100, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
    /** How long something is meant to take. */
    duration: (minutes: number) => durationText(minutes, (value) => number(value)),
    /** How long somebody took, to the second while that is less than an hour; rounded down, so that no sum is less than its parts. */
    timeSpent: (seconds: number) => timeSpentText(seconds, (value) => number(value)),
  };
}

const dateStyles = {
  short: { day: 'numeric', month: 'numeric', year: 'numeric' },
  medium: { dateStyle: 'medium' },
  /** Stands alone: within a sentence Slovenian would decline the name of the month, which a short one leaves open. */
  long: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  monthShort: { month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const NO_BREAK = '\u00a0';
const THIN_NO_BREAK = '\u202f';

function noBreak(text: string): string {
  return text.replace(/\s/gu, NO_BREAK);
}

/** A day stays on one line with its month, while a long date may still break before the year. */
function keepTogether(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/(\d\.?) (?=\S)/gu, `$1${NO_BREAK}`);
}

function isPlainDate(value: Moment): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function toDate(value: Moment): Date {
  return value instanceof Date ? value : new Date(value);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Distance = { amount: number; unit: Intl.RelativeTimeFormatUnit; numeric: 'auto' | 'always' };

/**
 * From a day on, what counts is how many midnights lie between in the reader's zone: "yesterday" is a date,
 * not 24 hours, and a day on which the clocks change has 23 or 25 of them. Months and years are told by number,
 * since "last month" would claim a calendar month.
 */
function distance(value: Date, now: Date, timeZone: string): Distance {
  const elapsed = value.getTime() - now.getTime();
  const size = Math.abs(elapsed);
  if (size < MINUTE) return { amount: 0, unit: 'second', numeric: 'auto' };
  if (size < HOUR) return { amount: Math.trunc(elapsed / MINUTE), unit: 'minute', numeric: 'always' };
  const days = dayNumber(value, timeZone) - dayNumber(now, timeZone);
  if (days === 0 || size < 12 * HOUR) return { amount: Math.trunc(elapsed / HOUR), unit: 'hour', numeric: 'always' };
  if (Math.abs(days) < 31) return { amount: days, unit: 'day', numeric: 'auto' };
  if (Math.abs(days) < 365) return { amount: Math.trunc(days / 30.44), unit: 'month', numeric: 'always' };
  return { amount: Math.trunc(days / 365), unit: 'year', numeric: 'always' };
}

function dayNumber(value: Date, timeZone: string): number {
  const parts = dateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(`${parts.format(value)}T00:00:00Z`) / DAY;
}

type Write = (value: number) => string;

function durationText(minutes: number, write: Write): string {
  const whole = Math.max(0, Math.round(minutes));
  return timeText([Math.floor(whole / 60), whole % 60, 0], write) || amountText(0, 'min', write);
}

/** Beside hours nobody counts seconds; what took any time took at least one. */
function timeSpentText(seconds: number, write: Write): string {
  const whole = Math.max(seconds > 0 ? 1 : 0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const parts = [hours, Math.floor((whole % 3600) / 60), hours > 0 ? 0 : whole % 60] as const;
  return timeText(parts, write) || amountText(0, 'min', write);
}

function timeText(parts: readonly [hours: number, minutes: number, seconds: number], write: Write): string {
  const units = ['h', 'min', 's'] as const;
  return units.flatMap((unit, at) => (parts[at] ? [amountText(parts[at], unit, write)] : [])).join(NO_BREAK);
}

/** Unit symbols are the same in all three languages. */
function amountText(amount: number, unit: string, write: Write): string {
  return `${write(amount)}${THIN_NO_BREAK}${unit}`;
}

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Building an Intl formatter costs far more than using it. */
function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateTimeFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options));
}

function relativeFormat(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  return cached(relativeFormats, [locale, numeric], () => new Intl.RelativeTimeFormat(locale, { numeric }));
}

function cached<T>(formats: Map<string, T>, key: readonly unknown[], create: () => T): T {
  const name = JSON.stringify(key);
  const known = formats.get(name);
  if (known) return known;
  const created = create();
  formats.set(name, created);
  return created;
}
