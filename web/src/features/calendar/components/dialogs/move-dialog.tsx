import { Button } from '@navor/ui/button.tsx';
import { DialogContent } from '@navor/ui/dialog.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, readDay } from '../../time/day.ts';
import { addMinutes, dayOf, type LocalTime } from '../../time/local-time.ts';
import { type Placement, placedAt, placementOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import type { DialogProps } from './asked.ts';
import { findPlaceOf } from './find-place-of.ts';

/** Moves an entry to any day and time, without dragging it there. */
export function MoveDialog({ asked: { entry }, close, onMove }: DialogProps<'move'>) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { timeZone, announce } = useCalendar();
  const { when } = useEntryTexts();
  const id = useId();
  const from = placementOf(entry, timeZone);
  const [wrong, setWrong] = useState<'day' | 'time' | null>(null);
  const hasTime = !entry.is_all_day;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const to = readPlacement(form, from, hasTime);
    if (typeof to === 'string') return setWrong(to);
    close();
    onMove(entry, to);
    announce(t('lift.done', { title: entry.title, when: when(placedAt(entry, to, timeZone)) }));
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
        <Field label={t('move.day')} error={wrong === 'day' ? t('errors:field.required') : undefined} isRequired>
          <Input type="date" name="day" defaultValue={dayOf(from.local_start)} />
        </Field>
        {hasTime && (
          <Field label={t('move.time')} error={wrong === 'time' ? t('errors:field.required') : undefined} isRequired>
            <Input type="time" name="time" defaultValue={from.local_start.slice(11)} />
          </Field>
        )}
        {entry.actions.can_resize && hasTime && (
          <Field label={t('move.length')}>
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
          <Field label={t('move.lastDay')}>
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

function readPlacement(form: FormData, from: Placement, hasTime: boolean): Placement | 'day' | 'time' {
  const day = readDay(String(form.get('day')));
  if (!day) return 'day';
  const time = hasTime ? String(form.get('time')).slice(0, 5) : '00:00';
  if (!/^\d{2}:\d{2}$/.test(time)) return 'time';
  const local_start: LocalTime = `${day}T${time}`;
  const minutes = Number(form.get('minutes'));
  const last = readDay(String(form.get('last')));
  const days = last && last >= day ? (daysBetween(day, last) + 1) * 1440 : undefined;
  const wanted = Number.isInteger(minutes) && minutes > 0 ? minutes : days;
  return { local_start, duration_minutes: wanted ?? from.duration_minutes };
}
