import { expect, it } from 'vitest';
import { isIntoNextDay, readWeek } from './hours-rows.ts';

it('reads the rows of a week in its order and leaves out empty ones', () => {
  const form = new FormData();
  const row = (weekday: number, start: string, end: string) => {
    form.append(`start-${weekday}`, start);
    form.append(`end-${weekday}`, end);
  };
  row(3, '09:00', '10:00');
  row(1, '22:00', '02:00');
  row(1, '', '');
  row(1, '08:00', '');
  expect(readWeek(form)).toEqual([
    { weekday: 1, start: '22:00', end: '02:00' },
    { weekday: 1, start: '08:00', end: '' },
    { weekday: 3, start: '09:00', end: '10:00' },
  ]);
});

it.each([
  ['22:00', '02:00', true],
  ['00:00', '00:00', true],
  ['09:00', '10:00', false],
  ['09:00', '', false],
])('knows that %s–%s ends on the next day: %s', (start, end, expected) => {
  expect(isIntoNextDay({ start, end })).toBe(expected);
});
