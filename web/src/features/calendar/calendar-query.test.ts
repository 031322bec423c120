import { expect, it } from 'vitest';
import {
  calendarAddress,
  narrowDaysOf,
  narrowStepFrom,
  periodOf,
  readCalendarQuery,
  stepFrom,
} from './calendar-query.ts';

const today = '2026-03-11';
const asked = (text: string) => readCalendarQuery(new URLSearchParams(text), today);

it('reads from an address what it asks for, and nothing that does not exist', () => {
  expect(asked('')).toEqual({ view: 'month', date: today, hidden: [] });
  expect(asked('view=week&date=2026-10-25&hide=booking,nothing')).toEqual({
    ...{ view: 'week', date: '2026-10-25', hidden: ['booking'] },
  });
  expect(asked('view=year&date=2026-02-31')).toMatchObject({ view: 'month', date: today });
});

it('writes an address that is read as the same', () => {
  const query = { view: 'agenda', date: '2026-03-01', hidden: ['booking', 'study_block'] } as const;
  const address = calendarAddress({ ...query, hidden: [...query.hidden] });
  expect(asked(address.split('?')[1] ?? '')).toEqual(query);
});

it('asks for whole weeks of a month, and for no more than the API gives', () => {
  expect(periodOf(asked('view=month&date=2026-03-17'))).toEqual({ from: '2026-02-23', to: '2026-04-05' });
  expect(periodOf(asked('view=week&date=2026-03-15'))).toEqual({ from: '2026-03-09', to: '2026-03-15' });
  expect(periodOf(asked('view=agenda&date=2026-03-15'))).toEqual({ from: '2026-03-15', to: '2026-04-11' });
});

it('steps to the neighbours of what is shown', () => {
  expect(stepFrom(asked('view=month&date=2026-01-31'), 1).date).toBe('2026-02-01');
  expect(stepFrom(asked('view=week&date=2026-03-11'), -1).date).toBe('2026-03-04');
});

it('leaves out no day when a phone steps through the weeks', () => {
  let query = asked('view=week&date=2026-03-09');
  const seen: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    seen.push(...narrowDaysOf(query.date));
    query = narrowStepFrom(query, 1);
  }
  expect(seen).toHaveLength(14);
  expect(new Set(seen).size).toBe(14);
  expect(narrowStepFrom(asked('view=week&date=2026-03-09'), -1).date).toBe('2026-03-05');
});
