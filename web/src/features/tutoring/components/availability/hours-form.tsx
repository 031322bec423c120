import type { OwnAvailability } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { type IntentState, useAtRest } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import type { TimeZoneRegion } from '#screen/time-zones/time-zone-regions.ts';
import { DayHours } from './day-hours.tsx';
import { type WeekdayHours, weekdays } from './hours-rows.ts';
import { MinutesField } from './minutes-field.tsx';
import { ZoneField } from './zone-field.tsx';

const hour = 60;
const day = 24 * hour;
const choices = {
  notice: [0, hour, 2 * hour, 4 * hour, 12 * hour, day, 2 * day, 3 * day, 7 * day],
  buffer: [0, 5, 10, 15, 30, 45, 60],
  cancellation: [0, 2 * hour, 6 * hour, 12 * hour, day, 2 * day, 3 * day],
};

type HoursFormProps = { availability: OwnAvailability; regions: readonly TimeZoneRegion[]; state: IntentState };

/** The week and the rules of booking, saved together. */
export function HoursForm({ availability, regions, state }: HoursFormProps) {
  const { t } = useTranslation('teaching');
  const { values, fieldError } = state;
  const hours: WeekdayHours[] = values.hours ? JSON.parse(values.hours) : availability.hours;
  const numbered = hours.map((each, place) => ({ ...each, place }));
  const minutes = (name: 'notice_minutes' | 'buffer_minutes' | 'cancellation_minutes') =>
    Number(values[name] ?? availability[name]);
  const errorAt = (place: number | undefined) =>
    fieldError(`hours.${place}`) ?? fieldError(`hours.${place}.start`) ?? fieldError(`hours.${place}.end`);
  // What was refused, and what was saved since, replaces what the rows began with.
  const beginning = useAtRest(`${state.timesDone}-${values.hours ?? ''}`);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-6">
      <input type="hidden" name="intent" value={state.intent} />
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      <Fragment key={beginning}>
        <SettingsSection title={t('availability.weekly')} text={t('availability.weeklyText')}>
          <div className="grid gap-6">
            <ZoneField
              regions={regions}
              chosen={values.time_zone ?? availability.time_zone}
              error={fieldError('time_zone')}
            />
            {fieldError('hours') && <Alert tone="danger">{t('availability.hoursRequired')}</Alert>}
            <div className="grid gap-4">
              {weekdays.map((weekday) => {
                const own = numbered.filter((each) => each.weekday === weekday);
                return (
                  <DayHours
                    key={weekday}
                    name={String(weekday)}
                    day={t(`availability.weekdays.d${weekday}`)}
                    hours={own}
                    errorOf={(row) => errorAt(own[row]?.place)}
                    closed={t('availability.closed')}
                  />
                );
              })}
            </div>
          </div>
        </SettingsSection>
        <SettingsSection title={t('availability.rules')}>
          <div className="grid gap-5 md:grid-cols-3">
            <MinutesField
              name="notice_minutes"
              label={t('availability.notice')}
              help={t('availability.noticeHelp')}
              none={t('availability.none')}
              choices={choices.notice}
              chosen={minutes('notice_minutes')}
              error={fieldError('notice_minutes')}
            />
            <MinutesField
              name="buffer_minutes"
              label={t('availability.buffer')}
              help={t('availability.bufferHelp')}
              none={t('availability.none')}
              choices={choices.buffer}
              chosen={minutes('buffer_minutes')}
              error={fieldError('buffer_minutes')}
            />
            <MinutesField
              name="cancellation_minutes"
              label={t('availability.cancellation')}
              help={t('availability.cancellationHelp')}
              none={t('availability.anyTime')}
              choices={choices.cancellation}
              chosen={minutes('cancellation_minutes')}
              error={fieldError('cancellation_minutes')}
            />
          </div>
        </SettingsSection>
      </Fragment>
      <Button type="submit" isBusy={state.isBusy} className="justify-self-start">
        {t('availability.save')}
      </Button>
    </ActionForm>
  );
}
