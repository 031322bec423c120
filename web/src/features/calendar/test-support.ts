import type { CalendarEntry } from '@navor/contract';
import { dayOf, localTimeOf, momentOf } from './time/local-time.ts';

type Sample = Partial<CalendarEntry> & { start: string; end: string; zone?: string };

/** An own event from one time on the clock to another. */
export function sampleEntry({ start, end, zone = 'Europe/Ljubljana', ...rest }: Sample): CalendarEntry {
  const starts_at = momentOf(start, zone);
  const ends_at = momentOf(end, zone);
  const last = new Date(Math.max(starts_at.getTime(), ends_at.getTime() - 1));
  return {
    ...{ kind: 'own_event', id: `${start}/${end}`, title: 'Vaje', description: '', starts_at, ends_at },
    ...{ first_day: dayOf(start), last_day: dayOf(localTimeOf(last, zone)), is_all_day: false },
    ...{ location: null, path: null, is_tentative: false },
    event: { id: '3f0c1d52-6a53-4be3-9f0c-1f5a4c8f0a11', occurrence: null },
    actions: { can_move: true, can_resize: true, can_delete: true },
    ...rest,
  };
}
