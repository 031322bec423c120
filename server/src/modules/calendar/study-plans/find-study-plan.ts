import { type StudyOutlook, type StudyPlan, type StudyPlanSettings, usualStudyPace } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type CourseWork, findCourseWork, listUnfinishedCourses } from '../../courses/index.ts';
import { loadBlocks } from './load-situation.ts';
import { findPlanRow, listPlannedCourses } from './plan-rows.ts';
import { presentOutlook } from './present-outlook.ts';
import { previewStudyPlan } from './save-study-plan.ts';
import { lessonsToPlan, type PlanRow, settingsOf } from './study-plan-row.ts';

type PlanQuery = { userId: string; courseId: string; timeZone: string; language: Language; now: Date };

/** The plan of a course as it stands, or what is offered to somebody who has none. */
export async function findStudyPlan(services: Services, query: PlanQuery): Promise<StudyPlan> {
  const { userId, courseId, language } = query;
  const work = found(await findCourseWork(services.db, { userId, courseId }));
  const plan = await findPlanRow(services.db, { userId, courseId });
  const lessons = lessonsToPlan(work);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const settings = plan ? settingsOf(plan) : usualSettings(work);
  const state = !work.enrolledAt ? 'not_enrolled' : work.completedAt ? 'completed' : 'open';
  return {
    course: { id: work.id, title: textIn(work.title, language), language: commonLanguage(language, work.title) },
    state,
    remaining: { lessons: lessons.length, minutes },
    is_saved: plan !== undefined,
    settings,
    outlook: plan && state === 'open' ? await currentOutlook(services, plan, { ...query, minutes }) : null,
  };
}

/** Blocks as they are in the calendar, and what was left over when they were put there. */
async function currentOutlook(services: Services, plan: PlanRow, query: PlanQuery & { minutes: number }) {
  const { userId, now, minutes } = query;
  const { timeZone, unplacedMinutes } = plan;
  const { own } = await loadBlocks(services.db, { userId, planId: plan.id, timeZone, now });
  const blocks = own.filter(({ endsAt }) => endsAt > now);
  const schedule = { blocks, unplacedMinutes, plannedMinutes: Math.max(0, minutes - unplacedMinutes) };
  const enough =
    unplacedMinutes > 0 ? await whatIsEnough(services, plan, query) : { weeks: null, hours_per_week: null };
  return presentOutlook(services.db, { ...query, timeZone, schedule, enough });
}

/** From today on: so many weeks as were planned at first may be enough again. */
async function whatIsEnough(services: Services, plan: PlanRow, query: PlanQuery): Promise<StudyOutlook['enough']> {
  const settings = settingsOf(plan);
  const { schedule, enough } = await previewStudyPlan(services, { ...query, timeZone: plan.timeZone, settings });
  return schedule.unplacedMinutes > 0 ? enough : { weeks: settings.weeks, hours_per_week: null };
}

/** The courses of somebody that can be planned, in two statements. */
export async function listPlannableCourses(
  { db }: Services,
  { userId, language }: { userId: string; language: Language },
) {
  const [courses, planned] = await Promise.all([listUnfinishedCourses(db, userId), listPlannedCourses(db, userId)]);
  return courses.map(({ id, title }) => ({
    course: { id, title: textIn(title, language), language: commonLanguage(language, title) },
    is_planned: planned.includes(id),
  }));
}

/** Evenings of working days and the morning of Saturday, at the course's own pace within what is usual. */
function usualSettings({ weeks, hoursPerWeek }: CourseWork): StudyPlanSettings {
  const within = ({ min, max }: { min: number; max: number }, value: number) => Math.min(max, Math.max(min, value));
  const evenings = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start_minute: 17 * 60, end_minute: 20 * 60 }));
  return {
    hours: [...evenings, { weekday: 6, start_minute: 9 * 60, end_minute: 12 * 60 }],
    hours_per_week: within(usualStudyPace.hoursPerWeek, hoursPerWeek),
    weeks: within(usualStudyPace.weeks, weeks),
    minutes_per_day: usualStudyPace.minutesPerDay,
  };
}
