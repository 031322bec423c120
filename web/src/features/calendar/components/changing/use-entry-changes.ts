import type { CalendarEntry } from '@navor/contract';
import type { RecurrenceScope } from '@navor/contract/choices';
import { toast } from '@navor/ui/toast-store.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSubmit } from 'react-router';
import { newId } from '#platform/new-id.ts';
import { isOffline } from '#platform/offline.ts';
import { type Placement, placementOf } from '../../time/placement.ts';
import { changesWaiting, type EntryChange, formOf } from './entry-change.ts';

/** Changes on their way. They are shown at once, and taken back when the server refuses. */
export function useEntryChanges(timeZone: string) {
  const { t } = useTranslation('ui');
  const [changes, setChanges] = useState<EntryChange[]>([]);

  const submit = useSubmit();

  // Who leaves the calendar has made all changes, also those that still wait for another one.
  const sendWaiting = useEffectEvent(() => {
    for (const change of changesWaiting(changes)) {
      void submit(formOf(change), { method: 'post', action: calendarAction(), navigate: false });
    }
  });
  useEffect(() => () => sendWaiting(), []);

  const add = useCallback(
    (change: EntryChange) => {
      if (isOffline()) toast({ tone: 'danger', title: t('offline') });
      else setChanges((now) => [...now, change]);
    },
    [t],
  );
  const move = useCallback(
    (entry: CalendarEntry, to: Placement, scope: RecurrenceScope) =>
      add({ kind: 'move', id: newId(), entry, scope, to, timeZone, from: placementOf(entry, timeZone) }),
    [add, timeZone],
  );
  const remove = useCallback(
    (entry: CalendarEntry, scope: RecurrenceScope) => add({ kind: 'delete', id: newId(), entry, scope }),
    [add],
  );
  const finish = useCallback((id: string) => setChanges((now) => now.filter((change) => change.id !== id)), []);
  return { changes, add, move, remove, finish };
}

export function calendarAction(): string {
  return `${href('/dashboard/calendar')}?index`;
}
