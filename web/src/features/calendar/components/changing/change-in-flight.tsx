import { toast } from '@navor/ui/toast-store.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useFetcher, useRevalidator } from 'react-router';
import { newId } from '#platform/new-id.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useCalendar } from '../calendar-context.tsx';
import { type Deleted, type EntryChange, formOf, isRecurring } from './entry-change.ts';

type ChangeInFlightProps = {
  change: EntryChange;
  onEnd: (id: string) => void;
  add: (change: EntryChange) => void;
  restore: (deleted: NonNullable<Deleted['deleted']>) => void;
};

/** Sends one change, says how it went, and offers to undo it. */
export function ChangeInFlight({ change, onEnd, add, restore }: ChangeInFlightProps) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { announce } = useCalendar();
  const { state, data: answer, submit } = useFetcher<IntentAnswer>();
  const { revalidate } = useRevalidator();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit(formOf(change), { method: 'post', action: `${href('/dashboard/calendar')}?index` });
  }, [change, submit]);

  const tell = useEffectEvent((given: IntentAnswer) => {
    const { title } = change.entry;
    if (given.kind === 'refused') {
      const text = t(`errors:${given.refusal.code}`);
      toast({ tone: 'danger', title: t('refused', { title }), description: text });
      announce(`${t('refused', { title })} ${text}`);
      // What was changed elsewhere meanwhile is shown as it is now.
      void revalidate();
    } else if (change.kind === 'move') {
      if (!change.isUndo) toast({ tone: 'ok', title: t('moved', { title }), ...undoMove() });
    } else {
      const { deleted } = given.result as Deleted;
      const undo = deleted && { action: { label: t('undo'), onSelect: () => restore(deleted) } };
      toast({ tone: 'ok', title: t('deleted', { title }), ...undo });
    }
  });

  // The page is read anew before this is over: until then it shows what will be.
  useEffect(() => {
    if (!isSent.current || state !== 'idle' || !answer) return;
    tell(answer);
    onEnd(change.id);
  }, [state, answer, onEnd, change.id]);
  return null;

  /** What was meant for several occurrences cannot be told from what they were by one change back. */
  function undoMove() {
    if (change.kind !== 'move' || (isRecurring(change.entry) && change.scope !== 'this')) return {};
    const { from, to } = change;
    const undone = { ...change, id: newId(), from: to, to: from, isUndo: true };
    return { action: { label: t('undo'), onSelect: () => add(undone) } };
  }
}
