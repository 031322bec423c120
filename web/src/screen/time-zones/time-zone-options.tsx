import { useTranslation } from 'react-i18next';
import type { TimeZoneRegion } from './time-zone-regions.ts';
import { currentZone, zoneCity } from './zone-names.ts';

type TimeZoneOptionsProps = { regions: readonly TimeZoneRegion[]; chosen: string };

/** The choices of a select of time zones; one that no list has is a choice too. Of the namespace `settings`. */
export function TimeZoneOptions({ regions, chosen }: TimeZoneOptionsProps) {
  const { t } = useTranslation('settings');
  const zone = currentZone(chosen);
  const isListed = !zone || regions.some(({ zones }) => zones.some(({ name }) => name === zone));
  return (
    <>
      {!isListed && <option value={zone}>{zoneCity(zone)}</option>}
      {regions.map(({ region, zones }) => (
        <optgroup key={region} label={t(`timeZone.regions.${region}` as 'timeZone.regions.Europe')}>
          {zones.map(({ name, city }) => (
            <option key={name} value={name}>
              {city}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
