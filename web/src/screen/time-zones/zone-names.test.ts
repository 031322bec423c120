import { describe, expect, it } from 'vitest';
import { currentZone, zoneCity } from './zone-names.ts';

describe('a time zone', () => {
  it('goes by the name that its place has now', () => {
    expect(currentZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(currentZone('Asia/Kolkata')).toBe('Asia/Kolkata');
    expect(zoneCity('Europe/Kiev')).toBe('Kyiv');
    expect(zoneCity('America/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('UTC')).toBe('UTC');
  });

  it('shows the same hour by either name', () => {
    const hour = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(0));
    for (const zone of Intl.supportedValuesOf('timeZone')) expect(hour(currentZone(zone)), zone).toBe(hour(zone));
  });
});
