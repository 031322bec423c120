import type { CalendarEntry } from '@navor/contract';
import type { RecurrenceScope } from '@navor/contract/choices';
import { toast } from '@navor/ui/toast-store.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#platform/new-id.ts';
import { isOffline } from '#platform/offline.ts';
import { type Placement, placementOf } from '../../time/placement.ts';
import type { EntryChange } from './entry-change.ts';

/** Changes on their way. They are shown at once, and taken back when the server refuses. */
export function useEntryChanges(timeZone: string) {
  const { t } = useTranslation('ui');
  const [changes, setChanges] = useState<EntryChange[]>([]);

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
