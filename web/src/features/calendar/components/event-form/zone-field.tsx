import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import type { TimeZoneRegion } from '#features/identity/index.ts';

export type TimeZoneRegions = TimeZoneRegion[];

type ZoneFieldProps = { regions: TimeZoneRegions; chosen: string; error: string | undefined };

/** In which zone's time it happens: it stays at that hour there when clocks change. Few need another one than their own. */
export function ZoneField({ regions, chosen, error }: ZoneFieldProps) {
  const { t } = useTranslation(['calendar', 'settings']);
  // Zones go by several names, of which a list has one.
  const isListed = regions.some(({ zones }) => zones.some(({ name }) => name === chosen));
  return (
    <details open={Boolean(error)} className="rounded-md border border-line px-4 py-2">
      <summary className="min-h-8 rounded-sm py-1 text-sm">
        {t('form.zone')}: <span translate="no">{chosen.replaceAll('_', ' ')}</span>
      </summary>
      <Field label={t('form.zone')} help={t('form.zoneHelp')} error={error} className="my-2 max-w-md">
        <NativeSelect name="time_zone" defaultValue={chosen}>
          {!isListed && <option value={chosen}>{chosen.replaceAll('_', ' ')}</option>}
          {regions.map(({ region, zones }) => (
            <optgroup
              key={region}
              label={t(`settings:timeZone.regions.${region}` as 'settings:timeZone.regions.Europe')}
            >
              {zones.map(({ name, city }) => (
                <option key={name} value={name}>
                  {city}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
    </details>
  );
}
