import type { StudyPlanSettings } from '@navor/contract';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { findCourseWork } from '../../courses/index.ts';
import { lockPerson } from '../../identity/index.ts';
import { refuseUnlessEnrolled } from '../calendar.policy.ts';
import { studyPlans } from '../calendar.tables.ts';
import { loadBlocks, loadBusyTimes } from './load-situation.ts';
import { findPlanRow } from './plan-rows.ts';
import { findEnough, type StudySituation, scheduleStudy } from './schedule-study.ts';
import { choicesOf } from './study-plan-row.ts';
import { writeSchedule } from './write-blocks.ts';

export type Planning = { userId: string; courseId: string; timeZone: string; settings: StudyPlanSettings; now: Date };

/** How a course would be spread; saves nothing. */
export async function previewStudyPlan(services: Services, planning: Planning) {
  const { userId, courseId, timeZone, settings, now } = planning;
  const { db } = services;
  const choices = choicesOf(settings, { today: dayOf(now, timeZone), timeZone });
  const [work, plan, busy] = await Promise.all([
    findCourseWork(db, { userId, courseId }).then(found),
    findPlanRow(db, { userId, courseId }),
    loadBusyTimes(services, { userId, timeZone, now }),
  ]);
  refuseUnlessEnrolled(work);
  const blocks = await loadBlocks(db, { userId, planId: plan?.id, timeZone, now });
  const situation: StudySituation = { choices, work, busy, ...blocks, now };
  const schedule = scheduleStudy(situation);
  const enough = schedule.unplacedMinutes > 0 ? findEnough(situation, settings) : { weeks: null, hours_per_week: null };
  return { schedule, enough, situation };
}

/** Saves how a course is to be spread, and spreads it; the same again changes nothing. */
export async function saveStudyPlan(services: Services, planning: Planning) {
  const { userId, courseId, timeZone, now } = planning;
  const { enough, situation } = await previewStudyPlan(services, planning);
  return services.db.transaction(async (tx) => {
    // Plans of one person share their days: they are put in order one after the other.
    await lockPerson(tx, userId);
    const { choices } = situation;
    const [plan] = await tx
      .insert(studyPlans)
      .values({ userId, courseId, ...choices, plannedAt: now })
      .onConflictDoUpdate({ target: [studyPlans.userId, studyPlans.courseId], set: { ...choices, plannedAt: now } })
      .returning();
    if (!plan) throw new Error('A plan is always written');
    const current = { ...situation, ...(await loadBlocks(tx, { userId, planId: plan.id, timeZone, now })) };
    const schedule = scheduleStudy(current);
    await writeSchedule(tx, plan, { situation: current, schedule });
    return { schedule, enough, situation: current };
  });
}
