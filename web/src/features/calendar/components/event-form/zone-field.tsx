import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { TimeZoneOptions } from '#screen/time-zones/time-zone-options.tsx';
import type { TimeZoneRegion } from '#screen/time-zones/time-zone-regions.ts';
import { currentZone, zoneCity } from '#screen/time-zones/zone-names.ts';

export type TimeZoneRegions = TimeZoneRegion[];

type ZoneFieldProps = { regions: TimeZoneRegions; chosen: string; error: string | undefined };

/** In which zone's time it happens: it stays at that hour there when clocks change. Few need another one than their own. */
export function ZoneField({ regions, chosen, error }: ZoneFieldProps) {
  const { t } = useTranslation('calendar');
  return (
    <details open={Boolean(error)} className="rounded-md border border-line px-4 py-2">
      <summary className="min-h-8 rounded-sm py-1 text-sm">
        {t('form.zone')}: <span translate="no">{zoneCity(chosen)}</span>
      </summary>
      <Field label={t('form.zone')} help={t('form.zoneHelp')} error={error} className="my-2 max-w-md">
        <NativeSelect name="time_zone" defaultValue={currentZone(chosen)}>
          <TimeZoneOptions regions={regions} chosen={chosen} />
        </NativeSelect>
      </Field>
    </details>
  );
}
