/** `America/Argentina/Buenos_Aires` → `Buenos Aires`: people know their time zone by a city. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
