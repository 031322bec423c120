import { type CalendarEntryKind, longestEventMinutes } from '@navor/contract/choices';
import { type Day, daysBetween, readDay } from '../../time/day.ts';
import type { Placement } from '../../time/placement.ts';

/** Which field cannot be meant, and why. */
export type WrongPlacement = {
  field: 'day' | 'time' | 'minutes' | 'last';
  problem: 'required' | 'invalid' | 'too_small' | 'too_big' | 'ends_before' | 'too_long';
  limit?: number;
};

type PlacementReading = { kind: 'read'; placement: Placement } | ({ kind: 'wrong' } & WrongPlacement);

/** What the dialog says; `from` is where the entry is. */
export function readPlacement(form: FormData, from: Placement, kind: CalendarEntryKind): PlacementReading {
  const day = readDay(textOf(form, 'day'));
  if (!day) return wrong({ field: 'day', problem: 'required' });
  const time = form.has('time') ? textOf(form, 'time').slice(0, 5) : '00:00';
  if (!/^\d{2}:\d{2}$/.test(time)) return wrong({ field: 'time', problem: 'required' });
  const length = readLength(form, day, from, kind);
  if (typeof length !== 'number') return wrong(length);
  return { kind: 'read', placement: { local_start: `${day}T${time}`, duration_minutes: length } };
}

/** What cannot be made longer or shorter has no field for it. */
function readLength(form: FormData, day: Day, from: Placement, kind: CalendarEntryKind): number | WrongPlacement {
  if (form.has('minutes')) return readMinutes(textOf(form, 'minutes'), kind);
  if (!form.has('last')) return from.duration_minutes;
  const last = readDay(textOf(form, 'last'));
  if (!last) return { field: 'last', problem: 'required' };
  if (last < day) return { field: 'last', problem: 'ends_before' };
  const minutes = (daysBetween(day, last) + 1) * 1440;
  return minutes <= longestEventMinutes ? minutes : { field: 'last', problem: 'too_long' };
}

function readMinutes(text: string, kind: CalendarEntryKind): number | WrongPlacement {
  const { least, most } = kind === 'study_block' ? studyBlockMinutes : eventMinutes;
  const minutes = Number(text);
  if (!text) return { field: 'minutes', problem: 'required' };
  if (!Number.isInteger(minutes)) return { field: 'minutes', problem: 'invalid' };
  if (minutes < least) return { field: 'minutes', problem: 'too_small', limit: least };
  return minutes <= most ? minutes : { field: 'minutes', problem: 'too_big', limit: most };
}

const eventMinutes = { least: 1, most: longestEventMinutes };
const studyBlockMinutes = { least: 15, most: 720 };

function wrong(found: WrongPlacement): PlacementReading {
  return { kind: 'wrong', ...found };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
