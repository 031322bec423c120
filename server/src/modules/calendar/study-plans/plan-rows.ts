import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { studyPlans } from '../calendar.tables.ts';
import type { PlanRow } from './study-plan-row.ts';

type LearnersCourse = { userId: string; courseId: string };

export async function findPlanRow(db: Db, own: LearnersCourse): Promise<PlanRow | undefined> {
  const [plan] = await db.select().from(studyPlans).where(isPlanOf(own));
  return plan;
}

export async function listPlannedCourses(db: Db, userId: string): Promise<string[]> {
  const plans = await db.select({ id: studyPlans.courseId }).from(studyPlans).where(eq(studyPlans.userId, userId));
  return plans.map(({ id }) => id);
}

/** Deletes a plan with its blocks; that there is none is as good. */
export function deleteStudyPlan(db: Db, own: LearnersCourse): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, own.userId);
    await tx.delete(studyPlans).where(isPlanOf(own));
  });
}

function isPlanOf({ userId, courseId }: LearnersCourse) {
  return and(eq(studyPlans.userId, userId), eq(studyPlans.courseId, courseId));
}
