import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import type { TimeZoneRegion } from '#features/identity/index.ts';
import { zoneName } from '../zone-name.ts';

type ZoneFieldProps = { regions: readonly TimeZoneRegion[]; chosen: string; error: string | undefined };

/** The zone that all hours are in. One that goes by another name than in the list is a choice too. */
export function ZoneField({ regions, chosen, error }: ZoneFieldProps) {
  const { t } = useTranslation(['teaching', 'settings']);
  const isListed = regions.some(({ zones }) => zones.some(({ name }) => name === chosen));
  return (
    <Field label={t('availability.zone')} help={t('availability.zoneHelp')} error={error} className="max-w-md">
      <NativeSelect name="time_zone" defaultValue={chosen}>
        {!isListed && <option value={chosen}>{zoneName(chosen)}</option>}
        {regions.map(({ region, zones }) => (
          <optgroup key={region} label={t(`settings:timeZone.regions.${region}` as 'settings:timeZone.regions.Europe')}>
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
