import type { CalendarEntry } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { CalendarEntry as GatheredEntry } from '../../../platform/calendar-source.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, type Day, dayOf, dayStart } from '../../../platform/time/days.ts';
import { gatherEntries } from './gather-entries.ts';

type EntriesQuery = { userId: string; language: Language; timeZone: string; from: Day; to: Day; now: Date };

/** What a calendar shows from one day to another, both included, as somebody in a time zone sees it. */
export async function loadEntries(
  services: Pick<Services, 'db' | 'texts' | 'calendarSources'>,
  { userId, language, timeZone, from, to, now }: EntriesQuery,
): Promise<{ time_zone: string; today: Day; entries: CalendarEntry[] }> {
  const period = { from: dayStart(from, timeZone), to: dayStart(addDays(to, 1), timeZone) };
  const entries = await gatherEntries(services, { userId, language, timeZone, ...period });
  return { time_zone: timeZone, today: dayOf(now, timeZone), entries: entries.map((each) => present(each, timeZone)) };
}

function present(entry: GatheredEntry, timeZone: string): CalendarEntry {
  const { kind, id, title, description, startsAt, endsAt, isAllDay, location, path, isTentative, actions } = entry;
  const { canMove, canResize, canDelete } = actions;
  // What ends at midnight is not there on the day that then begins.
  const lastMoment = endsAt > startsAt ? new Date(endsAt.getTime() - 1) : endsAt;
  return {
    ...{ kind, id, title, description, starts_at: startsAt, ends_at: endsAt, is_all_day: isAllDay, location, path },
    first_day: dayOf(startsAt, timeZone),
    last_day: dayOf(lastMoment, timeZone),
    is_tentative: isTentative,
    event: kind === 'own_event' ? eventOf(id) : null,
    actions: { can_move: canMove, can_resize: canResize, can_delete: canDelete },
  };
}

function eventOf(entryId: string): CalendarEntry['event'] {
  const [id = entryId, occurrence = null] = entryId.split('_');
  return { id, occurrence };
}
