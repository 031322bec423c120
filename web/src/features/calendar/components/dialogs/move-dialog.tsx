import { Button } from '@navor/ui/button.tsx';
import { DialogContent } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMinutes, dayOf } from '../../time/local-time.ts';
import { placementOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import type { DialogProps } from './asked.ts';
import { findPlaceOf } from './find-place-of.ts';
import { readPlacement, type WrongPlacement } from './read-placement.ts';

/** Moves an entry to any day and time, without dragging it there. */
export function MoveDialog({ asked: { entry }, close, onMove }: DialogProps<'move'>) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { timeZone } = useCalendar();
  const { when } = useEntryTexts();
  const id = useId();
  const from = placementOf(entry, timeZone);
  const [wrong, setWrong] = useState<WrongPlacement | null>(null);
  const hasTime = !entry.is_all_day;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readPlacement(new FormData(event.currentTarget), from, entry.kind);
    if (reading.kind === 'wrong') return setWrong(reading);
    close();
    onMove(entry, reading.placement);
  };

  const errorOf = (field: WrongPlacement['field']) => {
    if (wrong?.field !== field) return undefined;
    if (wrong.problem === 'ends_before') return t('form.endsBefore');
    if (wrong.problem === 'too_long') return t('form.tooLong');
    return t(`errors:field.${wrong.problem}`, { limit: wrong.limit });
  };

  return (
    <DialogContent
      title={t('move.title', { title: entry.title })}
      description={when(entry)}
      size="sm"
      returnFocusTo={() => findPlaceOf(entry)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('move.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('move.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('move.day')} error={errorOf('day')} isRequired>
          <Input type="date" name="day" defaultValue={dayOf(from.local_start)} />
        </Field>
        {hasTime && (
          <Field label={t('move.time')} error={errorOf('time')} isRequired>
            <Input type="time" name="time" defaultValue={from.local_start.slice(11)} />
          </Field>
        )}
        {entry.actions.can_resize && hasTime && (
          <Field label={t('move.length')} error={errorOf('minutes')}>
            <Input
              type="number"
              name="minutes"
              min={15}
              step={5}
              inputMode="numeric"
              defaultValue={from.duration_minutes}
              suffix="min"
            />
          </Field>
        )}
        {entry.actions.can_resize && !hasTime && (
          <Field label={t('move.lastDay')} error={errorOf('last')}>
            <Input
              type="date"
              name="last"
              defaultValue={dayOf(addMinutes(from.local_start, from.duration_minutes - 1))}
            />
          </Field>
        )}
      </form>
    </DialogContent>
  );
}
