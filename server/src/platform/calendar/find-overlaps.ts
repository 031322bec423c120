import { defaultLanguage, type Language } from '@navor/languages';
import type { CalendarEntry } from '../calendar-source.ts';
import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';

export type PlannedMeeting = {
  userId: string;
  startsAt: Date;
  endsAt: Date;
  /** Ids of entries that are about to move or to be given up, or that are this very meeting. */
  except: (string | undefined)[];
  language?: Language;
};

/**
 * What somebody has already promised to be at: whatever of that any module puts into their calendar, so that bookings and group
 * sessions count for each other without knowing of each other. So does what is not certain yet: a slot that is being paid
 * for, and a place in line, which may become a seat at any moment.
 */
export async function findOverlaps(
  db: Db,
  { calendarSources, texts }: Pick<Services, 'calendarSources' | 'texts'>,
  { userId, startsAt, endsAt, except, language = defaultLanguage }: PlannedMeeting,
): Promise<CalendarEntry[]> {
  const period = { userId, from: startsAt, to: endsAt, language, timeZone: 'UTC' };
  const found: CalendarEntry[] = [];
  // One after the other: within a transaction there is one connection.
  for (const { isInPerson, load } of calendarSources) {
    if (isInPerson) found.push(...(await load(db, period, texts)));
  }
  return found.filter((entry) => !except.includes(entry.id) && entry.startsAt < endsAt && entry.endsAt > startsAt);
}
