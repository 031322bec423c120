import { describe, expect, it } from 'vitest';
import { dueOn, plannedLessons } from './study-schedule.ts';

describe('the pace of a course', () => {
  const pace = { enrolledOn: '2026-03-09', weeks: 4, lessonCount: 10 };

  it('spreads the lessons over its weeks', () => {
    expect(dueOn(pace, 0)).toBe('2026-03-12');
    expect(dueOn(pace, 4)).toBe('2026-03-23');
    expect(dueOn(pace, 9)).toBe('2026-04-06');
    expect(dueOn({ ...pace, lessonCount: 3 }, 2), 'the last is due at the end').toBe('2026-04-06');
  });

  it('tells how many would be done by a day', () => {
    expect(plannedLessons(pace, '2026-03-11')).toBe(0);
    expect(plannedLessons(pace, '2026-03-12')).toBe(1);
    expect(plannedLessons(pace, '2027-01-01')).toBe(10);
  });
});
