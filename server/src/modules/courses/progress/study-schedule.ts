import { addDays, type Day } from '../../../platform/time/days.ts';

type Pace = { enrolledOn: Day; weeks: number; lessonCount: number };

/** The day by which a lesson would be done if all are spread evenly over the course's weeks; `index` is from 0. */
export function dueOn({ enrolledOn, weeks, lessonCount }: Pace, index: number): Day {
  return addDays(enrolledOn, Math.ceil(((index + 1) * weeks * 7) / lessonCount));
}

/** How many lessons would be done by the end of a day. */
export function plannedLessons(pace: Pace, today: Day): number {
  const indices = Array.from({ length: pace.lessonCount }, (_, index) => index);
  return indices.filter((index) => dueOn(pace, index) <= today).length;
}
