import type { OwnAvailability } from '@navor/contract';
import { tutorLimits } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { createFormatter } from '#platform/format.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { IntentForm, type IntentState } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { RemoveForm } from './remove-form.tsx';

type TimeOffSectionProps = {
  availability: Pick<OwnAvailability, 'time_off' | 'time_zone'>;
  state: IntentState<{ kept_bookings: number }>;
  /** For the next one: what is sent twice is entered once. */
  newId: string;
};

/** Holidays. What is booked in them stays, and is told. */
export function TimeOffSection({ availability, state, newId }: TimeOffSectionProps) {
  const { t } = useTranslation('teaching');
  const { language } = useLanguageContext();
  const format = createFormatter({ language, timeZone: availability.time_zone });
  const { values, fieldError, result } = state;
  const list = useKeptFocus<HTMLDivElement>(availability.time_off);
  return (
    <SettingsSection title={t('availability.off')} text={t('availability.offText')}>
      <div className="grid gap-6">
        {result && result.kept_bookings > 0 && (
          <Alert tone="warn" title={t('availability.offAdded')}>
            {t('availability.kept', { count: result.kept_bookings })}
          </Alert>
        )}
        <div ref={list} tabIndex={-1}>
          {availability.time_off.length === 0 ? (
            <p className="text-muted text-sm">{t('availability.noOff')}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {availability.time_off.map(({ id, starts_at, ends_at, note, kept_bookings }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="grid min-w-0 gap-0.5 text-sm">
                    <p className="tabular font-medium">
                      {format.dateTime(starts_at)} – {format.dateTime(ends_at)}
                    </p>
                    {note && <p className="wrap-anywhere text-muted">{note}</p>}
                    {kept_bookings > 0 && <p>{t('availability.kept', { count: kept_bookings })}</p>}
                  </div>
                  <RemoveForm
                    intent="remove-time-off"
                    id={id}
                    label={t('availability.removeOff', { date: format.date(starts_at) })}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <IntentForm state={state} submitLabel={t('availability.addOff')} variant="secondary">
          <input type="hidden" name="id" value={values.id ?? newId} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('availability.starts')} error={fieldError('starts')} isRequired>
              <Input name="starts" type="datetime-local" defaultValue={values.starts} />
            </Field>
            <Field label={t('availability.ends')} error={fieldError('ends')} isRequired>
              <Input name="ends" type="datetime-local" defaultValue={values.ends} />
            </Field>
          </div>
          <Field label={t('availability.note')} error={fieldError('note')}>
            <Input name="note" maxLength={tutorLimits.note} defaultValue={values.note} />
          </Field>
        </IntentForm>
      </div>
    </SettingsSection>
  );
}
