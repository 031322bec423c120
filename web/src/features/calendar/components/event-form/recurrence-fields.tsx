import { recurrenceFrequencies } from '@navor/contract/choices';
import { Chips } from '@navor/ui/chips.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays } from '../../time/day.ts';
import type { EventValues } from './event-values.ts';
import type { FieldError } from './use-event-errors.ts';

type RecurrenceFieldsProps = { values: EventValues; fieldError: FieldError; isOccurrence: boolean };

/** Some Monday; only the names of the days after it are wanted. */
const monday = '2026-03-09';

/** How it comes again. What one choice makes needless is hidden by style sheets, so that no script is needed. */
export function RecurrenceFields({ values, fieldError, isOccurrence }: RecurrenceFieldsProps) {
  const { t } = useTranslation('calendar');
  const format = useFormatter();
  const weekdays = Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    label: format.date(addDays(monday, at), 'weekdayShort'),
  }));
  const repeats = 'group-has-[[name=frequency]>option[value=""]:checked]/event:hidden';
  const weekly = 'hidden group-has-[[name=frequency]>option[value=weekly]:checked]/event:block';
  return (
    <div
      className={clsx(
        'grid gap-4',
        // One occurrence by itself has no rule.
        isOccurrence && 'group-has-[[name=scope][value=this]:checked]/event:hidden',
      )}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('form.frequency')} error={fieldError('frequency')}>
          <NativeSelect name="frequency" defaultValue={values.frequency}>
            <option value="">{t('form.never')}</option>
            {recurrenceFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`frequency.${frequency}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label={t('form.interval')}
          help={t('form.intervalHelp')}
          error={fieldError('interval') ?? fieldError('recurrence.interval')}
          className={repeats}
        >
          <Input type="number" name="interval" min={1} max={99} inputMode="numeric" defaultValue={values.interval} />
        </Field>
      </div>
      <div className={weekly}>
        <Chips
          legend={t('form.weekdays')}
          help={t('form.weekdaysHelp')}
          name="weekdays"
          chips={weekdays}
          chosen={values.weekdays.split(' ')}
          choice="many"
        />
      </div>
      <div className={clsx('grid gap-4', repeats)}>
        <Chips
          legend={t('form.ends')}
          name="ends"
          choice="one"
          chosen={[values.ends]}
          chips={(['never', 'until', 'count'] as const).map((value) => ({ value, label: t(`ends.${value}`) }))}
        />
        <Field
          label={t('form.until')}
          error={fieldError('until') ?? fieldError('recurrence.until')}
          className="hidden max-w-xs group-has-[[name=ends][value=until]:checked]/event:grid"
        >
          <Input type="date" name="until" defaultValue={values.until} />
        </Field>
        <Field
          label={t('form.count')}
          error={fieldError('count') ?? fieldError('recurrence.count')}
          className="hidden max-w-xs group-has-[[name=ends][value=count]:checked]/event:grid"
        >
          <Input type="number" name="count" min={1} max={999} inputMode="numeric" defaultValue={values.count} />
        </Field>
      </div>
    </div>
  );
}
