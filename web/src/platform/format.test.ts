import { describe, expect, it } from 'vitest';
import { createFormatter } from './format.ts';

const timeZone = 'Europe/Ljubljana';
const sl = createFormatter({ language: 'sl', timeZone });
const en = createFormatter({ language: 'en', timeZone });
const de = createFormatter({ language: 'de', timeZone });

/** Makes the kinds of spaces visible: ~ does not break, ^ is thin and does not break. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');
}

describe('date', () => {
  it('follows the language and keeps the day with its month', () => {
    const moment = '2026-03-09T12:00:00Z';
    expect(visible(sl.date(moment, 'short'))).toBe('9.~3.~2026');
    expect(visible(en.date(moment, 'short'))).toBe('09/03/2026');
    expect(visible(de.date(moment, 'short'))).toBe('9.3.2026');
    expect(visible(sl.date(moment, 'long'))).toBe('9.~marec 2026');
    expect(visible(en.date(moment, 'long'))).toBe('9~March 2026');
    expect(visible(de.date(moment, 'full'))).toBe('Montag, 9.~März 2026');
  });

  it('is the date in the reader’s zone', () => {
    expect(visible(sl.date('2026-03-09T23:30:00Z', 'short'))).toBe('10.~3.~2026');
  });

  it('never shifts a plain date', () => {
    const newYork = createFormatter({ language: 'en', timeZone: 'America/New_York' });
    expect(newYork.date('2026-03-09', 'short')).toBe('09/03/2026');
  });
});

describe('time', () => {
  it('jumps over the missing hour when summer time begins', () => {
    expect(sl.time('2026-03-29T00:59:00Z')).toBe('01:59');
    expect(sl.time('2026-03-29T01:00:00Z')).toBe('03:00');
  });

  it('repeats an hour when summer time ends', () => {
    expect(de.time('2026-10-25T00:30:00Z')).toBe('02:30');
    expect(de.time('2026-10-25T01:30:00Z')).toBe('02:30');
  });

  it('stands behind the date', () => {
    expect(visible(en.dateTime('2026-03-29T01:00:00Z'))).toBe('29~Mar 2026, 03:00');
  });
});

describe('relative', () => {
  const now = '2026-03-29T10:00:00Z';

  it('tells minutes and hours', () => {
    expect(sl.relative('2026-03-29T09:58:00Z', now)).toBe('pred 2 minutama');
    expect(en.relative('2026-03-29T13:30:00Z', now)).toBe('in 3 hours');
    expect(de.relative(now, now)).toBe('jetzt');
  });

  it('counts days by midnights, also over the day of 23 hours', () => {
    expect(en.relative('2026-03-28T20:00:00Z', now)).toBe('yesterday');
    expect(en.relative('2026-03-30T08:30:00Z', '2026-03-28T22:30:00Z')).toBe('in 2 days');
    expect(sl.relative('2026-03-27T22:30:00Z', '2026-03-29T00:00:00Z')).toBe('predvčerajšnjim');
  });

  it('tells months and years by number', () => {
    expect(de.relative('2026-01-20T10:00:00Z', now)).toBe('vor 2 Monaten');
    expect(en.relative('2025-03-29T10:00:00Z', now)).toBe('1 year ago');
  });
});

describe('numbers', () => {
  it('groups and separates as the language does', () => {
    expect(sl.number(1234567.5)).toBe('1.234.567,5');
    expect(en.number(1234567.5)).toBe('1,234,567.5');
    expect(de.number(1234567.5)).toBe('1.234.567,5');
  });

  it('writes shares as percent', () => {
    expect(visible(sl.percent(0.456))).toBe('46~%');
    expect(visible(de.percent(0.456, 1))).toBe('45,6~%');
    expect(visible(en.percent(0.456))).toBe('46%');
  });

  it('writes money from its smallest unit', () => {
    expect(visible(sl.money(1900))).toBe('19,00~€');
    expect(visible(de.money(5))).toBe('0,05~€');
    expect(visible(en.money(1900))).toBe('€19.00');
    expect(visible(en.money(1900, 'JPY'))).toContain('1,900');
  });

  it('writes prices without cents, unless they have some', () => {
    expect(visible(sl.price(1900))).toBe('19~€');
    expect(visible(de.price(2900))).toBe('29~€');
    expect(visible(en.price(2900))).toBe('€29');
    expect(visible(sl.price(0))).toBe('0~€');
    expect(visible(sl.price(1950))).toBe('19,50~€');
    expect(visible(en.price(1950))).toBe('€19.50');
  });

  it('writes durations in hours and minutes', () => {
    expect(visible(sl.duration(95))).toBe('1^h~35^min');
    expect(visible(de.duration(120))).toBe('2^h');
    expect(visible(en.duration(45))).toBe('45^min');
    expect(visible(sl.duration(0))).toBe('0^min');
  });

  it('writes what is achieved in whole percent, rounded down', () => {
    const written = [0, 0.29, 0.699, 0.7, 199 / 200, 1].map((share) => visible(sl.achieved(share)));
    expect(written).toEqual(['0~%', '29~%', '69~%', '70~%', '99~%', '100~%']);
  });

  it.each([
    [0, '0^min'],
    [0.2, '1^s'],
    [45.4, '45^s'],
    [68, '1^min~8^s'],
    [60, '1^min'],
    [3599.7, '59^min~59^s'],
    [3905, '1^h~5^min'],
    [7199, '1^h~59^min'],
    [7200, '2^h'],
  ])('writes %d seconds that were spent as %s', (seconds, text) => {
    expect(visible(de.timeSpent(seconds))).toBe(text);
  });
});
