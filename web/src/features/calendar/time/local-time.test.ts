import { describe, expect, it } from 'vitest';
import { addMinutes, clockChangeOn, localTimeOf, momentOf } from './local-time.ts';

const ljubljana = 'Europe/Ljubljana';
const newYork = 'America/New_York';
const kolkata = 'Asia/Kolkata';

describe('a time on a clock', () => {
  it.each([
    [ljubljana, '2026-03-09T18:00', '2026-03-09T17:00:00Z'],
    [newYork, '2026-03-09T18:00', '2026-03-09T22:00:00Z'],
    [kolkata, '2026-03-09T18:00', '2026-03-09T12:30:00Z'],
    [ljubljana, '2026-07-01T00:00', '2026-06-30T22:00:00Z'],
  ])('is a moment in %s and back again', (zone, local, moment) => {
    expect(momentOf(local, zone)).toEqual(new Date(moment));
    expect(localTimeOf(new Date(moment), zone)).toBe(local);
  });

  it('is an hour later where it is skipped', () => {
    expect(momentOf('2026-03-29T02:30', ljubljana)).toEqual(new Date('2026-03-29T01:30:00Z'));
    expect(localTimeOf(new Date('2026-03-29T01:30:00Z'), ljubljana)).toBe('2026-03-29T03:30');
    expect(momentOf('2026-03-08T02:30', newYork)).toEqual(new Date('2026-03-08T07:30:00Z'));
  });

  it('is the first of two where it comes twice', () => {
    expect(momentOf('2026-10-25T02:30', ljubljana)).toEqual(new Date('2026-10-25T00:30:00Z'));
    expect(momentOf('2026-11-01T01:30', newYork)).toEqual(new Date('2026-11-01T05:30:00Z'));
  });

  it('is right on both sides of a change', () => {
    expect(momentOf('2026-03-29T01:59', ljubljana)).toEqual(new Date('2026-03-29T00:59:00Z'));
    expect(momentOf('2026-03-29T03:00', ljubljana)).toEqual(new Date('2026-03-29T01:00:00Z'));
    expect(momentOf('2026-10-25T03:00', ljubljana)).toEqual(new Date('2026-10-25T02:00:00Z'));
  });

  it('stays the same a day later, whatever the clocks do in between', () => {
    expect(addMinutes('2026-03-28T18:00', 1440)).toBe('2026-03-29T18:00');
    expect(addMinutes('2026-10-24T23:45', 15)).toBe('2026-10-25T00:00');
  });
});

describe('the change of clocks', () => {
  it('skips an hour in spring', () => {
    expect(clockChangeOn('2026-03-29', ljubljana)).toEqual({ kind: 'skipped', fromMinute: 120, toMinute: 180 });
    expect(clockChangeOn('2026-03-08', newYork)).toEqual({ kind: 'skipped', fromMinute: 120, toMinute: 180 });
  });

  it('repeats an hour in autumn', () => {
    expect(clockChangeOn('2026-10-25', ljubljana)).toEqual({ kind: 'repeated', fromMinute: 120, toMinute: 180 });
    expect(clockChangeOn('2026-11-01', newYork)).toEqual({ kind: 'repeated', fromMinute: 60, toMinute: 120 });
  });

  it('is half an hour on Lord Howe Island', () => {
    expect(clockChangeOn('2026-10-04', 'Australia/Lord_Howe')).toEqual({
      ...{ kind: 'skipped', fromMinute: 120, toMinute: 150 },
    });
  });

  it('is absent on other days, and in Kolkata on all', () => {
    expect(clockChangeOn('2026-03-28', ljubljana)).toBeUndefined();
    expect(clockChangeOn('2026-03-29', kolkata)).toBeUndefined();
  });
});
