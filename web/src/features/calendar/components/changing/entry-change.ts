import type { CalendarEntry, OwnEvent } from '@navor/contract';
import type { RecurrenceScope } from '@navor/contract/choices';
import { keyOf, type Placement, placedAt } from '../../time/placement.ts';

/** What is on its way to the server: shown as if it were done already. Places are on the clock of their time zone. */
export type EntryChange = { id: string; entry: CalendarEntry; scope: RecurrenceScope } & (
  | { kind: 'move'; to: Placement; from: Placement; timeZone: string; isUndo?: boolean }
  | { kind: 'delete' }
  | { kind: 'restore'; event: OwnEvent }
);

/** Those of one entry one after the other: the last one wins, also at the server. */
export function changesToSend(changes: readonly EntryChange[]): EntryChange[] {
  const first = new Map<string, EntryChange>();
  for (const change of changes) if (!first.has(keyOf(change.entry))) first.set(keyOf(change.entry), change);
  return [...first.values()];
}

/** What waits for another change of its entry to be over. Of several the last one says it all. */
export function changesWaiting(changes: readonly EntryChange[]): EntryChange[] {
  const sent = new Set(changesToSend(changes));
  const waiting = changes.filter((change) => !sent.has(change));
  return [...new Map(waiting.map((change) => [keyOf(change.entry), change])).values()];
}

/** The entries as they will be. Of a series only the one that was moved is shown elsewhere before the server has answered. */
export function withChanges(
  entries: readonly CalendarEntry[],
  changes: readonly EntryChange[],
  timeZone: string,
): CalendarEntry[] {
  if (changes.length === 0) return [...entries];
  const last = new Map(changes.map((change) => [keyOf(change.entry), change]));
  return entries.flatMap((entry) => {
    const change = last.get(keyOf(entry));
    if (!change) return [entry];
    if (change.kind === 'delete') return [];
    return [change.kind === 'move' ? placedAt(entry, change.to, timeZone) : entry];
  });
}

/** One of many occurrences, of which a change may be meant for more. */
export function isRecurring({ event }: CalendarEntry): boolean {
  return Boolean(event?.occurrence);
}

export function formOf(change: EntryChange): FormData {
  const form = new FormData();
  const { entry, kind, scope } = change;
  form.set('intent', kind);
  form.set('entry_kind', entry.kind);
  form.set('id', entry.event?.id ?? entry.id);
  form.set('occurrence', entry.event?.occurrence ?? '');
  form.set('scope', scope);
  if (kind === 'restore') form.set('event', JSON.stringify(change.event));
  if (kind !== 'move') return form;
  form.set('local_start', change.to.local_start);
  form.set('duration_minutes', String(change.to.duration_minutes));
  form.set('time_zone', change.timeZone);
  return form;
}

/** What a deletion tells, so that it can be undone: the event as it was, unless it was one of many. */
export type Deleted = { deleted: OwnEvent | null };
