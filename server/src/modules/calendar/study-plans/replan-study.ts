import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { findCourseWork } from '../../courses/index.ts';
import { lockPerson } from '../../identity/index.ts';
import { studyBlocks, studyPlans } from '../calendar.tables.ts';
import { loadBlocks, loadBusyTimes } from './load-situation.ts';
import type { StudySchedule } from './plan-study-blocks.ts';
import { rescheduleStudy, type StudySituation } from './schedule-study.ts';
import { sortBlocks } from './sort-blocks.ts';
import type { PlanRow } from './study-plan-row.ts';
import { writeSchedule } from './write-blocks.ts';

type PlanningServices = Pick<Services, 'db' | 'texts' | 'calendarSources'>;

/**
 * Puts the blocks of a plan in order: what was missed is moved, what is done drops out, what came into the way is avoided,
 * what had no place gets one if there is room. As long as nothing of that happened, everything stays where it is.
 */
export async function replanStudy(
  services: PlanningServices,
  { id, userId, courseId, timeZone }: PlanRow,
  now: Date,
): Promise<void> {
  const { db } = services;
  const work = await findCourseWork(db, { userId, courseId });
  if (!work?.enrolledAt) return;
  const busy = await loadBusyTimes(services, { userId, timeZone, now });
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [plan] = await tx.select().from(studyPlans).where(eq(studyPlans.id, id));
    if (!plan) return;
    const blocks = await loadBlocks(tx, { userId, planId: id, timeZone: plan.timeZone, now });
    const situation: StudySituation = { choices: plan, work, busy, ...blocks, now };
    const replanned = orderBlocks(plan, situation);
    if (replanned.kind === 'changed') return writeSchedule(tx, plan, { situation, schedule: replanned.schedule });
    const { unplacedMinutes } = replanned;
    await tx.update(studyPlans).set({ unplacedMinutes, plannedAt: now }).where(eq(studyPlans.id, id));
  });
}

type Replanned = { kind: 'unchanged'; unplacedMinutes: number } | { kind: 'changed'; schedule: StudySchedule };

function orderBlocks(plan: PlanRow, situation: StudySituation): Replanned {
  const { own, others, work, busy, choices, now } = situation;
  const { missed, settled, open } = sortBlocks(own, { work, now, timeZone: choices.timeZone });
  const left = new Set(work.completedAt ? [] : work.lessons.map(({ id }) => id));
  const planned = new Set([...settled, ...open].flatMap(({ lessonIds }) => lessonIds));
  const inTheWay = [...busy, ...others];
  const canStay =
    missed.length === 0 &&
    [...planned].every((id) => left.has(id)) &&
    !open.some((block) => inTheWay.some((taken) => taken.startsAt < block.endsAt && taken.endsAt > block.startsAt));
  const isAllPlanned = [...left].every((id) => planned.has(id));
  if (canStay && isAllPlanned) return { kind: 'unchanged', unplacedMinutes: plan.unplacedMinutes };
  const schedule = rescheduleStudy(situation);
  // Lessons without a place move nothing until there is one for them.
  const findsPlace = schedule.blocks.some(({ lessonIds }) => lessonIds.some((id) => !planned.has(id)));
  if (canStay && !findsPlace) return { kind: 'unchanged', unplacedMinutes: schedule.unplacedMinutes };
  return { kind: 'changed', schedule };
}

/** Before somebody's calendar is shown: plans of which a block has ended since they were last put in order. */
export async function replanEndedBlocks(
  services: PlanningServices & Pick<Services, 'log'>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const plans = await services.db
    .selectDistinctOn([studyPlans.id], { plan: studyPlans })
    .from(studyPlans)
    .innerJoin(studyBlocks, eq(studyBlocks.planId, studyPlans.id))
    .where(
      and(
        eq(studyPlans.userId, userId),
        lt(studyBlocks.endsAt, now),
        sql`${studyBlocks.endsAt} > ${studyPlans.plannedAt}`,
      ),
    );
  // Whoever only looks is not kept from it by a plan that stays as it was.
  for (const { plan } of plans) await tryToReplan(services, plan, now);
}

/** One plan that cannot be put in order keeps no other from it; false if it could not. */
async function tryToReplan(
  services: PlanningServices & Pick<Services, 'log'>,
  plan: PlanRow,
  now: Date,
): Promise<boolean> {
  try {
    await replanStudy(services, plan, now);
    return true;
  } catch (error) {
    services.log.error({ err: error, planId: plan.id }, 'a study plan could not be put in order');
    return false;
  }
}

/** After a lesson was done. */
export const replanStudyPlan = defineJob({
  name: 'replan-study-plan',
  input: z.object({ planId: z.uuid() }),
  retries: 3,
  async run({ planId }, services) {
    const [plan] = await services.db.select().from(studyPlans).where(eq(studyPlans.id, planId));
    if (plan) await replanStudy(services, plan, new Date());
  },
});

const batchSize = 100;

/** Each night, for those who do not look: what was missed is in its new place in the morning. */
export const replanStudyPlans = defineJob({
  name: 'replan-study-plans',
  input: z.object({}),
  // The next night tries again.
  retries: 0,
  schedule: '23 2 * * *',
  async run(_, services) {
    const now = new Date();
    let failed = 0;
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const plans = await services.db
        .select()
        .from(studyPlans)
        .where(sql`${studyPlans.id} > ${last}::uuid`)
        .orderBy(studyPlans.id)
        .limit(batchSize);
      for (const plan of plans) {
        if (!(await tryToReplan(services, plan, now))) failed += 1;
      }
      if (plans.length < batchSize) break;
      last = plans.at(-1)?.id ?? last;
    }
    if (failed > 0) throw new Error(`${failed} study plans could not be put in order`);
  },
});
