import { describe, expect, it } from 'vitest';
import { sampleEntry } from '../test-support.ts';
import { isBanner, layOutDay, partOn } from './lay-out-day.ts';

const zone = 'Europe/Ljubljana';
const day = '2026-03-10';

function laidOut(...times: [from: string, to: string][]) {
  return layOutDay(
    times.map(([from, to]) => partOn(sampleEntry({ start: `${day}T${from}`, end: `${day}T${to}` }), day, zone)),
  );
}

function columnsOf(...times: [from: string, to: string][]) {
  return laidOut(...times).placed.map(({ column, span, columns }) => [column, span, columns]);
}

describe('entries of a day', () => {
  it('take the whole width where nothing overlaps', () => {
    expect(columnsOf(['08:00', '09:00'], ['09:00', '10:00'])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('stand side by side where they overlap, the longest at the left', () => {
    expect(columnsOf(['08:00', '09:00'], ['08:00', '12:00'], ['09:00', '10:00'])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [1, 1, 2],
    ]);
  });

  it('grow over columns that are free beside them', () => {
    const placed = columnsOf(['08:00', '10:00'], ['08:00', '09:00'], ['08:00', '09:00'], ['09:00', '10:00']);
    expect(placed).toContainEqual([1, 2, 3]);
  });

  it('are gathered into a crowd beyond four columns, and none is lost', () => {
    const { placed, crowds } = laidOut(...Array.from({ length: 20 }, (): [string, string] => ['08:00', '09:00']));
    expect(placed).toHaveLength(3);
    expect(crowds).toHaveLength(1);
    expect(crowds[0]).toMatchObject({ startMinute: 480, endMinute: 540 });
    expect(crowds[0]?.entries).toHaveLength(17);
  });

  it('are high enough to be read, however short, up to midnight', () => {
    expect(laidOut(['23:59', '23:59']).placed[0]).toMatchObject({ startMinute: 1410, endMinute: 1440 });
    expect(laidOut(['08:00', '08:05']).placed[0]).toMatchObject({ startMinute: 480, endMinute: 510 });
  });
});

describe('an entry across midnight', () => {
  const late = sampleEntry({ start: `${day}T22:30`, end: '2026-03-11T01:00' });

  it('has a part on both days', () => {
    expect(partOn(late, day, zone)).toMatchObject({ startMinute: 1350, endMinute: 1440, endsLater: true });
    expect(partOn(late, '2026-03-11', zone)).toMatchObject({ startMinute: 0, endMinute: 60, beginsEarlier: true });
  });

  it('does not go on into the next day when it ends at midnight', () => {
    const untilMidnight = sampleEntry({ start: `${day}T22:30`, end: '2026-03-11T00:00' });
    expect(partOn(untilMidnight, day, zone)).toMatchObject({ endMinute: 1440, endsLater: false });
  });

  it('stands above the hours when it lasts a day or more', () => {
    expect(isBanner(late)).toBe(false);
    expect(isBanner(sampleEntry({ start: `${day}T22:30`, end: '2026-03-30T01:00' }))).toBe(true);
  });
});

describe('a day on which clocks change', () => {
  it('shows an entry over the skipped hour from time to time', () => {
    const entry = sampleEntry({ start: '2026-03-29T01:30', end: '2026-03-29T03:30' });
    expect(entry.ends_at.getTime() - entry.starts_at.getTime()).toBe(3_600_000);
    expect(partOn(entry, '2026-03-29', zone)).toMatchObject({ startMinute: 90, endMinute: 210 });
  });

  it('shows an entry whose end shows less than its start as high as it lasts', () => {
    const entry = sampleEntry({
      ...{ start: '2026-10-25T02:45', end: '2026-10-25T02:15' },
      ...{ starts_at: new Date('2026-10-25T00:45:00Z'), ends_at: new Date('2026-10-25T01:15:00Z') },
    });
    expect(partOn(entry, '2026-10-25', zone)).toMatchObject({ startMinute: 165, endMinute: 195 });
  });

  it('keeps the hours of the evening where they are', () => {
    for (const [date, timeZone] of [
      ['2026-10-25', zone],
      ['2026-11-01', 'America/New_York'],
      ['2026-03-29', 'Asia/Kolkata'],
    ] as const) {
      const entry = sampleEntry({ start: `${date}T18:00`, end: `${date}T19:00`, zone: timeZone });
      expect(partOn(entry, date, timeZone)).toMatchObject({ startMinute: 1080, endMinute: 1140 });
    }
  });
});
