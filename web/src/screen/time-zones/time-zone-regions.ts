import { currentZone } from './zone-names.ts';

export type TimeZoneRegion = { region: string; zones: { name: string; city: string }[] };

/** `Europe/Ljubljana` → Ljubljana under Europe, each by its current name and once, however the runtime calls it. */
export function timeZoneRegions(names: readonly string[] = Intl.supportedValuesOf('timeZone')): TimeZoneRegion[] {
  const current = [...new Set(names.filter(hasRegion).map(currentZone))].sort();
  const regions = Map.groupBy(current, (name) => name.slice(0, name.indexOf('/')));
  return [...regions].map(([region, zones]) => ({
    region,
    zones: zones.map((name) => ({ name, city: cityOf(name) })),
  }));
}

/** `America/Argentina/Buenos_Aires` → `Argentina, Buenos Aires`. */
function cityOf(name: string): string {
  return name
    .slice(name.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
}

/** Names such as `UTC` or `EST` say nothing of a place, and people choose by place. */
function hasRegion(name: string): boolean {
  return name.includes('/') && !name.startsWith('Etc/');
}
