import { describe, expect, it } from 'vitest';
import { readStudyPlanForm, valuesOf } from './study-plan-values.ts';

const settings = {
  hours: [
    { weekday: 1, start_minute: 7 * 60, end_minute: 8 * 60 + 30 },
    { weekday: 1, start_minute: 17 * 60, end_minute: 20 * 60 },
    { weekday: 7, start_minute: 21 * 60, end_minute: 1440 },
  ],
  ...{ hours_per_week: 5, weeks: 4, minutes_per_day: 120 },
};

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe('the form of a study plan', () => {
  it('gives back the settings that it was filled in with, until midnight too', () => {
    const { settings: read, problems } = readStudyPlanForm(formOf(valuesOf(settings)));
    expect(read).toEqual(settings);
    expect(problems).toEqual([]);
  });

  it.each([
    ['a stretch without an end', { 'from-2-0': '10:00', 'to-2-0': '' }, { path: 'to-2-0', problem: 'required' }],
    ['a stretch without a beginning', { 'from-2-1': '', 'to-2-1': '10:00' }, { path: 'from-2-1', problem: 'required' }],
    ['one that ends first', { 'from-2-0': '10:00', 'to-2-0': '09:00' }, { path: 'to-2-0', problem: 'invalid' }],
  ])('finds %s, and keeps what was typed', (_, typed, problem) => {
    const { problems, values } = readStudyPlanForm(formOf({ ...valuesOf(settings), ...typed }));
    expect(problems).toEqual([problem]);
    expect(values).toMatchObject(typed);
  });

  it('takes the value that a button offers instead', () => {
    const { settings: read, values } = readStudyPlanForm(formOf({ ...valuesOf(settings), with: 'weeks=7' }));
    expect(read.weeks).toBe(7);
    expect(values.weeks).toBe('7');
  });
});
