import type { CalendarEntry } from '@navor/contract';
import type { RecurrenceScope } from '@navor/contract/choices';
import { toast } from '@navor/ui/toast-store.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSubmit } from 'react-router';
import { newId } from '#platform/new-id.ts';
import { unlessOffline } from '#platform/offline.ts';
import { keyOf, type Placement, placementOf } from '../../time/placement.ts';
import { changesWaiting, type EntryChange, formOf } from './entry-change.ts';

/** Changes on their way. They are shown at once, and taken back when the server refuses. */
export function useEntryChanges(timeZone: string) {
  const { t } = useTranslation('ui');
  const [changes, setChanges] = useState<EntryChange[]>([]);

  const submit = useSubmit();

  const isLeft = useRef(false);
  /** Entries of which it is not known yet whether their change can be sent. */
  const asked = useRef(new Set<string>());

  const sendUnseen = useCallback(
    (change: EntryChange) => void submit(formOf(change), { method: 'post', action: calendarAction(), navigate: false }),
    [submit],
  );

  // Who leaves the calendar has made all changes, also those that still wait for another one.
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    for (const change of changesWaiting(changes)) sendUnseen(change);
  });
  useEffect(() => {
    isLeft.current = false;
    return () => leave();
  }, []);

  const add = useCallback(
    (change: EntryChange) => {
      const key = keyOf(change.entry);
      // Nothing shows it yet, so it may be made again.
      if (asked.current.has(key)) return;
      asked.current.add(key);
      void unlessOffline(
        () => {
          asked.current.delete(key);
          if (isLeft.current) sendUnseen(change);
          else setChanges((now) => [...now, change]);
        },
        () => {
          asked.current.delete(key);
          toast({ tone: 'danger', title: t('offline') });
        },
      );
    },
    [t, sendUnseen],
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
