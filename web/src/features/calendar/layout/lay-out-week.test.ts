import { expect, it } from 'vitest';
import { sampleEntry } from '../test-support.ts';
import { daysFrom } from '../time/day.ts';
import { countHidden, layOutWeek } from './lay-out-week.ts';

const week = daysFrom('2026-03-09', '2026-03-15');

it('keeps an entry of several days on one line, above those of one day', () => {
  const lesson = sampleEntry({ id: 'lesson', start: '2026-03-10T08:00', end: '2026-03-10T09:00' });
  const fair = sampleEntry({ id: 'fair', is_all_day: true, start: '2026-03-09T00:00', end: '2026-03-12T00:00' });
  const holiday = sampleEntry({ id: 'holiday', is_all_day: true, start: '2026-03-11T00:00', end: '2026-03-12T00:00' });
  const placed = layOutWeek(week, [lesson, holiday, fair]).map(({ entry, column, span, line }) => [
    ...[entry.id, column, span, line],
  ]);
  expect(placed).toEqual([
    ['fair', 0, 3, 0],
    ['holiday', 2, 1, 1],
    ['lesson', 1, 1, 1],
  ]);
});

it('cuts an entry of twenty days to the week, and says that it goes on', () => {
  const [line] = layOutWeek(week, [
    sampleEntry({ is_all_day: true, start: '2026-03-01T00:00', end: '2026-03-21T00:00' }),
  ]);
  expect(line).toMatchObject({ column: 0, span: 7, beginsEarlier: true, endsLater: true });
});

it('keeps what only goes over midnight on the day on which it begins', () => {
  const [line] = layOutWeek(week, [sampleEntry({ start: '2026-03-10T22:00', end: '2026-03-11T03:00' })]);
  expect(line).toMatchObject({ column: 1, span: 1, endsLater: false });
});

it('leaves out what does not touch the week', () => {
  expect(layOutWeek(week, [sampleEntry({ start: '2026-03-16T08:00', end: '2026-03-16T09:00' })])).toEqual([]);
});

it('counts on each day what is below the lines that are shown', () => {
  const entries = Array.from({ length: 100 }, (_, at) =>
    sampleEntry({ id: String(at), start: '2026-03-10T08:00', end: '2026-03-10T09:00' }),
  );
  expect(countHidden(week, layOutWeek(week, entries), 3)).toEqual([0, 97, 0, 0, 0, 0, 0]);
});
