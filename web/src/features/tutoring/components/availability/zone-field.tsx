import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { TimeZoneOptions } from '#screen/time-zones/time-zone-options.tsx';
import type { TimeZoneRegion } from '#screen/time-zones/time-zone-regions.ts';
import { currentZone } from '#screen/time-zones/zone-names.ts';

type ZoneFieldProps = { regions: readonly TimeZoneRegion[]; chosen: string; error: string | undefined };

/** The zone that all hours are in. */
export function ZoneField({ regions, chosen, error }: ZoneFieldProps) {
  const { t } = useTranslation('teaching');
  return (
    <Field label={t('availability.zone')} help={t('availability.zoneHelp')} error={error} className="max-w-md">
      <NativeSelect name="time_zone" defaultValue={currentZone(chosen)}>
        <TimeZoneOptions regions={regions} chosen={chosen} />
      </NativeSelect>
    </Field>
  );
}
