import type { FieldProblem, StudyPlanSettings } from '@navor/contract';

/** What the form of a study plan holds, by the names of its fields. */
export type StudyPlanValues = Record<string, string>;

export const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** Stretches of free time that a day has fields for. */
export const stretches = [0, 1];

export const edgeName = (edge: 'from' | 'to', weekday: number, stretch: number) => `${edge}-${weekday}-${stretch}`;

export function valuesOf({ hours, hours_per_week, weeks, minutes_per_day }: StudyPlanSettings): StudyPlanValues {
  const values: StudyPlanValues = {
    hours_per_week: String(hours_per_week),
    weeks: String(weeks),
    minutes_per_day: String(minutes_per_day),
  };
  for (const weekday of weekdays) {
    const ofDay = hours.filter((each) => each.weekday === weekday).slice(0, stretches.length);
    for (const [stretch, { start_minute, end_minute }] of ofDay.entries()) {
      values[edgeName('from', weekday, stretch)] = clock(start_minute);
      values[edgeName('to', weekday, stretch)] = clock(end_minute);
    }
  }
  return values;
}

type ReadForm = { values: StudyPlanValues; settings: StudyPlanSettings; problems: FieldProblem[] };

/** A button may bring a value of its own, as `with`: the same plan with more weeks, or more hours a week. */
export function readStudyPlanForm(form: FormData): ReadForm {
  const [changed, value] = textOf(form, 'with').split('=');
  const values: StudyPlanValues = Object.fromEntries(
    [...form.keys()].filter((name) => name !== 'with' && name !== 'intent').map((name) => [name, textOf(form, name)]),
  );
  if (changed && value) values[changed] = value;
  const problems: FieldProblem[] = [];
  const hours = weekdays.flatMap((weekday) =>
    stretches.flatMap((stretch) => {
      const from = minuteOf(values[edgeName('from', weekday, stretch)]);
      const to = minuteOf(values[edgeName('to', weekday, stretch)]);
      if (from === undefined && to === undefined) return [];
      // Midnight is the end of a day as well as its beginning.
      const end_minute = to === 0 ? 1440 : to;
      if (from === undefined) problems.push({ path: edgeName('from', weekday, stretch), problem: 'required' });
      else if (end_minute === undefined) problems.push({ path: edgeName('to', weekday, stretch), problem: 'required' });
      else if (end_minute <= from) problems.push({ path: edgeName('to', weekday, stretch), problem: 'invalid' });
      else return [{ weekday, start_minute: from, end_minute }];
      return [];
    }),
  );
  const number = (name: string) => Number(values[name] ?? Number.NaN);
  const settings = {
    ...{ hours, hours_per_week: number('hours_per_week'), weeks: number('weeks') },
    minutes_per_day: number('minutes_per_day'),
  };
  return { values, settings, problems };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

function minuteOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time ?? '') ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

function clock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
