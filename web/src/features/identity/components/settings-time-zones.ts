export type TimeZoneRegion = { region: string; zones: { name: string; city: string }[] };

/** `Europe/Ljubljana` → Ljubljana under Europe, in the order the runtime lists them. */
export function timeZoneRegions(names: readonly string[] = Intl.supportedValuesOf('timeZone')): TimeZoneRegion[] {
  const regions = Map.groupBy(names.filter(hasRegion), (name) => name.slice(0, name.indexOf('/')));
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
