import type { Language } from '@navor/languages';
import type { CalendarEntry } from '../../../platform/calendar-source.ts';
import type { Services } from '../../../platform/services.ts';
import { endOf, type SessionRow } from './seat-rules.ts';

type Asked = { userId: string; session: Pick<SessionRow, 'id' | 'startsAt' | 'minutes'>; language: Language };

/** Meetings that somebody has already while a session takes place, bookings as well as other sessions. */
export async function findOverlaps(services: Services, { userId, session, language }: Asked): Promise<CalendarEntry[]> {
  const period = { userId, from: session.startsAt, to: endOf(session), language, timeZone: 'UTC' };
  const entries = await Promise.all(
    services.calendarSources.map((source) => source.load(services.db, period, services.texts)),
  );
  return entries
    .flat()
    .filter(
      ({ kind, id, isTentative, startsAt, endsAt }) =>
        (kind === 'booking' || kind === 'group_session') &&
        !isTentative &&
        id !== session.id &&
        startsAt < period.to &&
        endsAt > period.from,
    );
}
