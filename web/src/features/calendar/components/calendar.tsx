import type { CalendarEntry } from '@navor/contract';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { type CalendarQuery, periodOf } from '../calendar-query.ts';
import type { Day } from '../time/day.ts';
import type { Placement } from '../time/placement.ts';
import { AgendaDay, AgendaList, entriesOn } from './agenda/agenda-list.tsx';
import './calendar.css';
import { CalendarProvider } from './calendar-context.tsx';
import { ChangeInFlight } from './changing/change-in-flight.tsx';
import { changesToSend, isRecurring, withChanges } from './changing/entry-change.ts';
import { useEntryChanges } from './changing/use-entry-changes.ts';
import { useLift, withLift } from './changing/use-lift.ts';
import { useUndoToasts } from './changing/use-undo-toasts.ts';
import type { Asked } from './dialogs/asked.ts';
import { CalendarHeader } from './frame/calendar-header.tsx';
import { CalendarNotes } from './frame/calendar-notes.tsx';
import { KindFilter } from './frame/kind-filter.tsx';
import { SavedNotice } from './frame/saved-notice.tsx';
import { useNow } from './frame/use-now.ts';
import { usePeriodTitle } from './frame/use-period-title.ts';
import { MonthGrid } from './month/month-grid.tsx';
import { WeekGrid } from './week/week-grid.tsx';

const CalendarDialogs = lazy(() => import('./dialogs/calendar-dialogs.tsx').catch(fetchPageAnew));

type CalendarProps = {
  time_zone: string;
  today: Day;
  entries: CalendarEntry[];
  query: CalendarQuery;
  now: Date;
};

export function Calendar({ time_zone: timeZone, today, entries: loaded, query, now: loadedAt }: CalendarProps) {
  const hintId = useId();
  const now = useNow(loadedAt);
  const period = periodOf(query);
  const title = usePeriodTitle(query);
  const [asked, ask] = useState<Asked | null>(null);
  const [isAskedOnce, setIsAskedOnce] = useState(false);
  if (asked && !isAskedOnce) setIsAskedOnce(true);
  const [message, announce] = useState('');
  const { changes, add, move, remove, finish } = useEntryChanges(timeZone);
  const offerUndo = useUndoToasts();

  const moveEntry = useCallback(
    (entry: CalendarEntry, to: Placement) => {
      if (!isRecurring(entry)) return move(entry, to, 'all');
      ask({ kind: 'scope', entry, change: 'move', onChosen: (scope) => move(entry, to, scope) });
    },
    [move],
  );
  const removeEntry = useCallback(
    (entry: CalendarEntry) => {
      if (!isRecurring(entry)) return remove(entry, 'all');
      ask({ kind: 'scope', entry, change: 'delete', onChosen: (scope) => remove(entry, scope) });
    },
    [remove],
  );
  const lifting = useLift(timeZone, moveEntry);
  const frame = useMemo(
    () => ({
      ...{ query, timeZone, today, now, announce, removeEntry },
      openEntry: (entry: CalendarEntry) => ask({ kind: 'details', entry }),
      beginEvent: (placement: Placement, isAllDay: boolean) => ask({ kind: 'create', placement, isAllDay }),
    }),
    [query, timeZone, today, now, removeEntry],
  );

  const entries = useMemo(() => {
    const shown = loaded.filter(({ kind }) => !query.hidden.includes(kind));
    return withLift(withChanges(shown, changes, timeZone), lifting.lift, timeZone);
  }, [loaded, query.hidden, changes, lifting.lift, timeZone]);
  const view = { entries, lifting, label: title, hintId };

  return (
    <CalendarProvider frame={frame}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CalendarHeader title={title} />
        <SavedNotice />
        <KindFilter />
        {query.view === 'month' && <MonthGrid {...view} />}
        {query.view === 'week' && <WeekGrid {...view} />}
        {query.view === 'agenda' && <AgendaList entries={entries} period={period} />}
        {query.view === 'month' && (
          <div className="md:hidden">
            <AgendaDay day={query.date} entries={entriesOn(query.date, entries)} />
          </div>
        )}
        <CalendarNotes hintId={hintId} period={period} />
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      {changesToSend(changes).map((change) => (
        <ChangeInFlight key={change.id} change={change} onEnd={finish} add={add} offerUndo={offerUndo} />
      ))}
      <Suspense>{isAskedOnce && <CalendarDialogs asked={asked} ask={ask} onMove={moveEntry} />}</Suspense>
    </CalendarProvider>
  );
}
