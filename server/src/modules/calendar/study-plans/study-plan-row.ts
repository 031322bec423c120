import type { StudyPlanSettings } from '@navor/contract';
import { addDays, type Day } from '../../../platform/time/days.ts';
import { daysBetween } from '../../../platform/time/local-time.ts';
import type { CourseWork } from '../../courses/index.ts';
import type { studyBlocks, studyPlans } from '../calendar.tables.ts';
import type { PlannedLesson } from './plan-study-blocks.ts';

export type PlanRow = typeof studyPlans.$inferSelect;
export type BlockRow = typeof studyBlocks.$inferSelect;
/** What of a plan is chosen by its learner. */
export type PlanChoices = Pick<
  PlanRow,
  'hours' | 'minutesPerWeek' | 'minutesPerDay' | 'startsOn' | 'endsOn' | 'timeZone'
>;

export function choicesOf(
  settings: StudyPlanSettings,
  { today, timeZone }: { today: Day; timeZone: string },
): PlanChoices {
  return {
    hours: settings.hours.map(({ weekday, start_minute, end_minute }) => ({
      ...{ weekday, startMinute: start_minute, endMinute: end_minute },
    })),
    minutesPerWeek: settings.hours_per_week * 60,
    minutesPerDay: settings.minutes_per_day,
    ...{ startsOn: today, endsOn: addDays(today, settings.weeks * 7 - 1), timeZone },
  };
}

export function settingsOf({ hours, minutesPerWeek, minutesPerDay, startsOn, endsOn }: PlanChoices): StudyPlanSettings {
  return {
    hours: hours.map(({ weekday, startMinute, endMinute }) => ({
      ...{ weekday, start_minute: startMinute, end_minute: endMinute },
    })),
    hours_per_week: Math.round(minutesPerWeek / 60),
    weeks: Math.ceil((daysBetween(startsOn, endsOn) + 1) / 7),
    minutes_per_day: minutesPerDay,
  };
}

/** However long somebody has read a lesson, one that is not done needs a little more. */
const leastMinutes = 5;

/** What is left of a course; time that was spent in a lesson need not be spent again. */
export function lessonsToPlan({ lessons, completedAt }: CourseWork): PlannedLesson[] {
  if (completedAt) return [];
  return lessons.map(({ id, minutes, seconds }) => ({
    ...{ id, minutes: Math.max(Math.min(leastMinutes, minutes), minutes - Math.floor(seconds / 60)) },
  }));
}
