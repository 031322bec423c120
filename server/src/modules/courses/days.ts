import type { SignedIn } from '../../platform/access.ts';

/** A day of the calendar, such as 2026-03-09: the same wherever it is read. */
export type Day = string;

/** Where people are who have not said so, as on the screens. */
const homeTimeZone = 'Europe/Ljubljana';

/** The time zone that somebody's days are counted in: the one they have chosen, else that of the device they are at. */
export function timeZoneOf({ profile }: SignedIn, headers: Headers): string {
  const device = /(?:^|;\s*)time_zone=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  const zones = [profile?.time_zone, device && decoded(device)];
  return zones.find((zone) => zone && formatIn(zone)) || homeTimeZone;
}

export function dayOf(moment: Date, timeZone: string): Day {
  const format = formatIn(timeZone);
  if (!format) throw new Error(`There is no time zone ${timeZone}`);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

export function addDays(day: Day, count: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * Formats are costly to make, so those of the known time zones are kept. Cookies may hold endless other spellings of them,
 * which are understood but not kept.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const knownZones = new Set([...Intl.supportedValuesOf('timeZone'), homeTimeZone, 'UTC']);

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    if (knownZones.has(timeZone)) formats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
