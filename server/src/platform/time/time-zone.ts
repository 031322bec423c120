import { homeTimeZone } from '@navor/contract';
import type { Viewer } from '../access.ts';
import { cookieOf } from '../http/cookies.ts';

/** The time zone that somebody's days are counted in: the one they have chosen, else that of the device they are at. */
export function timeZoneOf(viewer: Viewer, headers: Headers): string {
  const chosen = 'profile' in viewer ? viewer.profile?.time_zone : undefined;
  return knownZone(chosen) ?? knownZone(cookieOf(headers, 'time_zone')) ?? homeTimeZone;
}

/**
 * The name by which everything here knows a time zone, if there is such a zone: cookies may hold other spellings of it and
 * abbreviations that only some libraries understand. A mere distance from UTC is nobody's clock, and may be a day of its own.
 */
export function knownZone(name: string | null | undefined): string | undefined {
  if (!name || /^[+-]/.test(name)) return undefined;
  if (knownZones.has(name)) return name;
  return formatIn(name)?.resolvedOptions().timeZone;
}

/**
 * Formats are costly to make, so those of the known time zones are kept. Cookies may hold endless other spellings of them,
 * which are understood but not kept.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const knownZones = new Set([...Intl.supportedValuesOf('timeZone'), homeTimeZone, 'UTC']);

/** Dates as they are in a time zone, if there is such a zone. */
export function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
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
