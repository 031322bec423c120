import { defaultLanguage, type Language } from '@navor/languages';
import type { CalendarEntry } from '../../../../platform/calendar-source.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';

type Wish = {
  userId: string;
  startsAt: Date;
  endsAt: Date;
  /** Their own booking that is about to move or to be given up. */
  except: (string | undefined)[];
  language?: Language;
};

/** Where somebody has to be in person; own notes and plans move more easily than other people do. */
const inPerson: CalendarEntry['kind'][] = ['booking', 'group_session'];

/**
 * What somebody has already promised to be at: whatever any module puts into their calendar, so that group sessions count
 * without bookings knowing of them.
 */
export async function findOwnOverlaps(
  db: Db,
  { calendarSources, texts }: Services,
  { userId, startsAt, endsAt, except, language = defaultLanguage }: Wish,
): Promise<CalendarEntry[]> {
  const period = { userId, from: startsAt, to: endsAt, language, timeZone: 'UTC' };
  const found: CalendarEntry[] = [];
  // One after the other: within a transaction there is one connection.
  for (const source of calendarSources) found.push(...(await source.load(db, period, texts)));
  return found.filter(
    (entry) =>
      inPerson.includes(entry.kind) && !except.includes(entry.id) && entry.startsAt < endsAt && entry.endsAt > startsAt,
  );
}

/** Nobody is kept from being in two places, but they have to say that they mean it. The answer tells what it meets. */
export function warnOfOverlaps(overlaps: CalendarEntry[]): void {
  if (overlaps.length === 0) return;
  throw new AppError('OVERLAPPING_MEETINGS', {
    overlaps: overlaps.map(({ kind, title, startsAt, endsAt }) => ({
      ...{ kind, title },
      ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    })),
  });
}
