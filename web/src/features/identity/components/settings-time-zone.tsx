import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormatter } from '#platform/format.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import type { TimeZoneRegion } from './settings-time-zones.ts';

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
        defaultValue={chosen}
        onChange={(event) => setShown({ zone: event.target.value, at: new Date() })}
      >
        <option value="">{t('timeZone.device')}</option>
        {regions.map(({ region, zones }) => (
          <optgroup key={region} label={t(`timeZone.regions.${region}` as 'timeZone.regions.Europe')}>
            {zones.map(({ name, city }) => (
              <option key={name} value={name}>
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </Field>
  );
}
