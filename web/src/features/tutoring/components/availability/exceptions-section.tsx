import type { ClockHours, OwnAvailability } from '@navor/contract';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { IntentForm, type IntentState } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { DayHours } from './day-hours.tsx';
import { RemoveForm } from './remove-form.tsx';

type ExceptionsSectionProps = Pick<OwnAvailability, 'exceptions'> & { state: IntentState; today: string };

/** Days on which other hours hold than in other weeks. */
export function ExceptionsSection({ exceptions, state, today }: ExceptionsSectionProps) {
  const { t } = useTranslation('teaching');
  const format = useFormatter();
  const { values, fieldError } = state;
  const hours: ClockHours[] = values.hours ? JSON.parse(values.hours) : [];
  const list = useKeptFocus<HTMLDivElement>(exceptions);
  return (
    <SettingsSection title={t('availability.exceptions')} text={t('availability.exceptionsText')}>
      <div className="grid gap-6">
        <div ref={list} tabIndex={-1}>
          {exceptions.length === 0 ? (
            <p className="text-muted text-sm">{t('availability.noExceptions')}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {exceptions.map((exception) => (
                <li key={exception.day} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <p className="grid gap-0.5 text-sm">
                    <span className="font-medium">{format.date(exception.day, 'full')}</span>
                    <span className="tabular text-muted">{hoursText(exception.hours) || t('availability.dayOff')}</span>
                  </p>
                  <RemoveForm
                    intent="remove-exception"
                    id={exception.day}
                    label={t('availability.removeException', { date: format.date(exception.day) })}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <IntentForm state={state} submitLabel={t('availability.saveException')} variant="secondary">
          <Field label={t('availability.day')} error={fieldError('day')} isRequired>
            <Input name="day" type="date" min={today} defaultValue={values.day} className="max-w-48" />
          </Field>
          <DayHours
            key={values.hours}
            name="exception"
            day={t('availability.hours')}
            hours={hours}
            errorOf={(row) =>
              fieldError(`hours.${row}`) ?? fieldError(`hours.${row}.start`) ?? fieldError(`hours.${row}.end`)
            }
            closed={t('availability.dayOff')}
          />
        </IntentForm>
      </div>
    </SettingsSection>
  );
}

function hoursText(hours: readonly ClockHours[]): string {
  return hours.map(({ start, end }) => `${start}–${end}`).join(', ');
}
