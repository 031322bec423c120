import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../access.ts';
import { localTimeOf } from './local-time.ts';
import { timeZoneOf } from './time-zone.ts';

describe('somebody’s time zone', () => {
  const person = (time_zone: string | null) => ({ profile: { time_zone } }) as SignedIn;
  const device = (cookie: string) => new Headers({ cookie });

  it('is the chosen one, else the device’s, else the one at home', () => {
    expect(timeZoneOf(person('Asia/Tokyo'), device('time_zone=Europe%2FLondon'))).toBe('Asia/Tokyo');
    expect(timeZoneOf(person(null), device('theme=dark; time_zone=Europe%2FLondon'))).toBe('Europe/London');
    expect(timeZoneOf(person(null), new Headers())).toBe('Europe/Ljubljana');
  });

  it.each([
    ['europe%2Fljubljana', 'Europe/Ljubljana'],
    ['JST', 'Asia/Tokyo'],
    ['Asia%2FKolkata', 'Asia/Calcutta'],
  ])('is told by one name, however a device spells it: %s', (spelling, name) => {
    expect(timeZoneOf(person(null), device(`time_zone=${spelling}`))).toBe(name);
    expect(() => localTimeOf(new Date(), name)).not.toThrow();
  });

  it('is never one that does not exist', () => {
    expect(timeZoneOf(person(null), device('time_zone=Europe%2FAtlantis'))).toBe('Europe/Ljubljana');
    expect(timeZoneOf(person(null), device('time_zone=%E0%A4%A'))).toBe('Europe/Ljubljana');
    expect(timeZoneOf(person(null), device('time_zone=%2B23:59'))).toBe('Europe/Ljubljana');
  });
});
