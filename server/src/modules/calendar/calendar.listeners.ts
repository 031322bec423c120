import { listen } from '../../platform/events.ts';
import { lessonCompleted } from '../courses/index.ts';
import { findPlanRow } from './study-plans/plan-rows.ts';
import { replanStudyPlan } from './study-plans/replan-study.ts';

/** A lesson that is done need not be planned any more. */
const dropDoneLesson = listen(lessonCompleted, 'calendar.replan-study', async (db, { userId, courseId }, services) => {
  const plan = await findPlanRow(db, { userId, courseId });
  if (plan) await services.jobs.enqueue(db, replanStudyPlan, { planId: plan.id });
});

export const calendarListeners = [dropDoneLesson];
