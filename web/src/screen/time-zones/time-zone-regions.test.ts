import { expect, it } from 'vitest';
import { timeZoneRegions } from './time-zone-regions.ts';

it('gathers cities under their part of the world', () => {
  expect(timeZoneRegions(['America/Argentina/Buenos_Aires', 'Europe/Ljubljana', 'Europe/Vienna'])).toEqual([
    { region: 'America', zones: [{ name: 'America/Argentina/Buenos_Aires', city: 'Argentina, Buenos Aires' }] },
    {
      region: 'Europe',
      zones: [
        { name: 'Europe/Ljubljana', city: 'Ljubljana' },
        { name: 'Europe/Vienna', city: 'Vienna' },
      ],
    },
  ]);
});

it('lists a place once, by its current name, in its order', () => {
  expect(timeZoneRegions(['Asia/Calcutta', 'Asia/Jakarta', 'Asia/Kolkata'])).toEqual([
    {
      region: 'Asia',
      zones: [
        { name: 'Asia/Jakarta', city: 'Jakarta' },
        { name: 'Asia/Kolkata', city: 'Kolkata' },
      ],
    },
  ]);
});

it('leaves out what is no place', () => {
  expect(timeZoneRegions(['UTC', 'Etc/GMT+1'])).toEqual([]);
});

it('knows the zone of this country', () => {
  const zones = timeZoneRegions().flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(zones).toContain('Europe/Ljubljana');
});
