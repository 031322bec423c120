import { type Onboarding, onboardingSteps } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { userActivities } from '../achievements/index.ts';
import { courseEnrollments } from '../courses/index.ts';

/** Onboarding is for those who have just come. */
const windowMs = 24 * 60 * 60 * 1000;

/** How far somebody's first steps are: each completes itself by what they have done elsewhere. */
export async function onboardingOf(db: Db, { user, profile }: SignedIn, now: Date): Promise<Onboarding> {
  const isNew = now.getTime() - user.created_at.getTime() < windowMs;
  const done = await whatIsDone(db, user.id);
  const completed = {
    profile: Boolean(profile?.full_name?.trim()),
    'first-course': done.hasEnrolled,
    goals: (profile?.learning_goals.length ?? 0) > 0,
    'first-lesson': done.hasActivity,
  };
  return {
    is_offered: isNew && !done.hasFinished,
    steps: onboardingSteps.map((id) => ({ id, completed: completed[id] })),
  };
}

async function whatIsDone(db: Db, userId: string) {
  const ownActivities = eq(userActivities.userId, userId);
  const finished = and(
    ownActivities,
    eq(userActivities.activityType, 'course_completed'),
    sql`${userActivities.metadata} @> ${JSON.stringify({ activity_description: 'onboarding_completed' })}`,
  );
  const exists = (from: typeof userActivities | typeof courseEnrollments, condition: ReturnType<typeof and>) =>
    sql<boolean>`EXISTS (SELECT FROM ${from} WHERE ${condition})`;
  const [row] = await db
    .select({
      hasEnrolled: exists(courseEnrollments, eq(courseEnrollments.userId, userId)),
      hasActivity: exists(userActivities, ownActivities),
      hasFinished: exists(userActivities, finished),
    })
    .from(sql`(VALUES (1)) AS one`);
  if (!row) throw new Error('The first steps could not be read');
  return row;
}
