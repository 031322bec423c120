import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormatter } from '#platform/format.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { TimeZoneOptions } from '#screen/time-zones/time-zone-options.tsx';
import type { TimeZoneRegion } from '#screen/time-zones/time-zone-regions.ts';
import { currentZone } from '#screen/time-zones/zone-names.ts';

type TimeZoneFieldProps = {
  regions: TimeZoneRegion[];
  /** Empty follows the device. */
  chosen: string;
  deviceZone: string;
  now: Date;
  error?: string | undefined;
};

/** Which zone to choose is easiest to tell by what its clocks show. */
export function TimeZoneField({ regions, chosen, deviceZone, now, error }: TimeZoneFieldProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguageContext();
  const [shown, setShown] = useState({ zone: chosen, at: now });
  const clock = createFormatter({ language, timeZone: shown.zone || deviceZone });
  return (
    <Field
      label={t('timeZone.label')}
      help={t('timeZone.now', { time: clock.dateTime(shown.at, 'day') })}
      error={error}
      className="max-w-md"
    >
      <NativeSelect
        name="time_zone"
        defaultValue={currentZone(chosen)}
        onChange={(event) => setShown({ zone: event.target.value, at: new Date() })}
      >
        <option value="">{t('timeZone.device')}</option>
        <TimeZoneOptions regions={regions} chosen={chosen} />
      </NativeSelect>
    </Field>
  );
}
