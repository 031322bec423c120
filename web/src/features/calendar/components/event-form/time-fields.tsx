import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readDay } from '../../time/day.ts';
import { addMinutes, minutesBetween } from '../../time/local-time.ts';
import type { EventValues } from './event-values.ts';
import type { FieldError } from './use-event-errors.ts';

type TimeFieldsProps = { values: EventValues; fieldError: FieldError };

/** When it begins and ends. Where it takes whole days there are no hours, which is a matter of style sheets alone. */
export function TimeFields({ values, fieldError }: TimeFieldsProps) {
  const { t } = useTranslation('calendar');
  const box = useRef<HTMLFieldSetElement>(null);
  const before = useRef(`${values.start_day}T${values.start_time}`);
  const hours = 'group-has-[[data-whole-days]:checked]/event:hidden';

  /** A draft that was begun earlier fills the fields after they are drawn: what holds is what they say when they are entered. */
  function remember() {
    before.current = read('start') ?? before.current;
  }

  /** Who moves the beginning moves the end along, before the draft is stored, which listens to the same event further out. */
  function follow() {
    const start = read('start');
    const end = read('end');
    if (start && end && start !== before.current) write('end', addMinutes(end, minutesBetween(before.current, start)));
    if (start) before.current = start;
  }
  return (
    <fieldset ref={box} onFocus={remember} className="grid gap-4">
      <legend className="sr-only">{t('form.when')}</legend>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm md:min-h-6">
        <input
          type="checkbox"
          name="is_all_day"
          data-whole-days
          defaultChecked={values.is_all_day === 'on'}
          className="size-5 accent-action"
        />
        {t('form.allDay')}
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-[3fr_2fr] items-start gap-2">
          <Field label={t('form.startDay')} error={fieldError('start_day') ?? fieldError('local_start')} isRequired>
            <Input type="date" name="start_day" defaultValue={values.start_day} onInput={follow} />
          </Field>
          <Field label={t('form.startTime')} error={fieldError('start_time')} className={hours}>
            <Input type="time" name="start_time" defaultValue={values.start_time} onInput={follow} />
          </Field>
        </div>
        <div className="grid grid-cols-[3fr_2fr] items-start gap-2">
          <Field label={t('form.endDay')} error={fieldError('end_day')} isRequired>
            <Input type="date" name="end_day" defaultValue={values.end_day} />
          </Field>
          <Field
            label={t('form.endTime')}
            error={fieldError('end_time') ?? fieldError('duration_minutes')}
            className={hours}
          >
            <Input type="time" name="end_time" defaultValue={values.end_time} />
          </Field>
        </div>
      </div>
    </fieldset>
  );

  function field(name: string): HTMLInputElement | null {
    return box.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
  }

  function read(which: 'start' | 'end'): string | undefined {
    const day = readDay(field(`${which}_day`)?.value);
    const time = field(`${which}_time`)?.value.slice(0, 5);
    return day && time ? `${day}T${time}` : undefined;
  }

  function write(which: 'start' | 'end', local: string): void {
    const [day = '', time = ''] = local.split('T');
    const [dayField, timeField] = [field(`${which}_day`), field(`${which}_time`)];
    if (dayField) dayField.value = day;
    if (timeField) timeField.value = time;
  }
}
