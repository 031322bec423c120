import { toast } from '@navor/ui/toast-store.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useRevalidator } from 'react-router';
import { newId } from '#platform/new-id.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useEachAnswer } from '#screen/forms/use-each-answer.ts';
import { placedAt } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import { type Deleted, type EntryChange, formOf, isRecurring } from './entry-change.ts';
import { calendarAction } from './use-entry-changes.ts';

type ChangeInFlightProps = {
  change: EntryChange;
  onEnd: (id: string) => void;
  add: (change: EntryChange) => void;
  offerUndo: (title: string, undo: () => void) => void;
};

/** Sends one change, says how it went, and offers to undo it. */
export function ChangeInFlight({ change, onEnd, add, offerUndo }: ChangeInFlightProps) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { announce } = useCalendar();
  const { when } = useEntryTexts();
  const { state, data: answer, submit } = useFetcher<IntentAnswer>();
  const { revalidate } = useRevalidator();
  const isSent = useRef(false);

  const tellSent = useEffectEvent(() => {
    if (change.kind !== 'move') return;
    const { entry, to, timeZone } = change;
    announce(t('lift.done', { title: entry.title, when: when(placedAt(entry, to, timeZone)) }));
  });

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    tellSent();
    void submit(formOf(change), { method: 'post', action: calendarAction() });
  }, [change, submit]);

  // The page is read anew before this is over: until then it shows what will be.
  useEachAnswer(state === 'idle' ? answer : undefined, (given) => {
    tell(given);
    onEnd(change.id);
  });
  return null;

  function tell(given: IntentAnswer): void {
    const { title } = change.entry;
    if (given.kind === 'refused') {
      const refused = t(change.kind === 'restore' ? 'notRestored' : 'refused', { title });
      const text = t(`errors:${given.refusal.code}`);
      toast({ tone: 'danger', title: refused, description: text });
      announce(`${refused} ${text}`);
      // What was changed elsewhere meanwhile is shown as it is now.
      void revalidate();
    } else if (change.kind === 'move' && !change.isUndo) tellDone(t('moved', { title }), moveBack());
    else if (change.kind === 'delete') tellDone(t('deleted', { title }), restored(given.result as Deleted));
  }

  function tellDone(title: string, undo: EntryChange | null): void {
    if (undo) offerUndo(title, () => add(undo));
    else toast({ tone: 'ok', title });
  }

  /** What was meant for several occurrences cannot be told from what they were by one change back. */
  function moveBack(): EntryChange | null {
    if (change.kind !== 'move' || (isRecurring(change.entry) && change.scope !== 'this')) return null;
    return { ...change, id: newId(), from: change.to, to: change.from, isUndo: true };
  }

  function restored({ deleted }: Deleted): EntryChange | null {
    return deleted && { kind: 'restore', id: newId(), entry: change.entry, scope: change.scope, event: deleted };
  }
}
