import { expect, test } from 'vitest';
import { dayIn, moveAddress, readMove, slotsByDay } from './move-address.ts';

const today = '2026-11-17';
const read = (query: string) => readMove(new URLSearchParams(query), today);

test('looks at nothing unless it is asked to', () => {
  expect(read('')).toBeNull();
});

test('begins today for what is no day or lies behind, and ends where nothing can be booked', () => {
  expect(read('move=')).toEqual({ from: today, to: null });
  // Which Date.parse takes for 3 March.
  expect(read('move=2027-02-31')).toEqual({ from: today, to: null });
  expect(read('move=2026-02-31x')).toEqual({ from: today, to: null });
  expect(read('move=2020-01-01')).toEqual({ from: today, to: null });
  expect(read('move=2030-01-01')).toEqual({ from: '2027-01-16', to: null });
});

test('asks about no start that cannot have been offered', () => {
  for (const to of ['never', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z']) {
    expect(read(`move=${today}&to=${encodeURIComponent(to)}`)).toEqual({ from: today, to: null });
  }
});

test('reads again what it wrote', () => {
  const to = new Date('2026-11-20T10:30:00Z');
  const { search } = new URL(moveAddress('an-id', '2026-11-19', to), 'https://navor.example');
  expect(readMove(new URLSearchParams(search), today)).toEqual({ from: '2026-11-19', to });
});

test('puts a slot into the day of whoever looks at it', () => {
  const late = new Date('2026-11-19T23:30:00Z');
  expect(dayIn(late, 'Europe/Ljubljana')).toBe('2026-11-20');
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-19');
  const days = slotsByDay([late], '2026-11-17', 'Asia/Kolkata');
  expect(days.filter(({ starts }) => starts.length > 0).map(({ day }) => day)).toEqual(['2026-11-20']);
});
