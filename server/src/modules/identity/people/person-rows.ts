import { type Person, unattendedKinds } from '@navor/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { profiles, users } from '../identity.tables.ts';
import { presentUser } from '../present-user.ts';
import { type CurrentPlan, currentPlanOf } from '../sign-in/current-plan-sql.ts';

/** The one by which the viewer's statement unlocks things. */
const plan = sql.raw(currentPlanOf('users')) as SQL<CurrentPlan | null>;

/**
 * When somebody was last here, as far as it is known: sessions go when they end, while what was read and earned stays. What
 * the clock may have found when nobody was there is left out.
 * The table of sessions and both indexes are read for the rows of one page alone.
 */
const lastActiveAt = sql<Date | null>`greatest(
  (SELECT max(sessions.updated_at) FROM sessions WHERE sessions.user_id = users.id),
  (SELECT max(activities.created_at) FROM user_activities AS activities
   WHERE activities.user_id = users.id
     AND split_part(coalesce(activities.cause, ''), ':', 1) <> ALL (${sql.param([...unattendedKinds])}::text[])),
  (SELECT max(enrolments.last_read_at) FROM course_enrollments AS enrolments WHERE enrolments.user_id = users.id)
)`.mapWith(users.createdAt);

/** Accounts as administrators see them, to be narrowed and put in order. */
export function selectPeople(db: Db) {
  return db
    .select({ user: users, profile: profiles, plan, lastActiveAt })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id));
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export function presentPerson({ user, profile, plan, lastActiveAt }: PersonRow): Person {
  return {
    ...presentUser(user),
    full_name: profile?.fullName || user.name,
    avatar_url: profile?.avatarUrl ?? null,
    has_two_factor: user.twoFactorEnabled,
    deletion_due_at: user.deletionDueAt,
    plan_id: plan?.id ?? null,
    last_active_at: lastActiveAt,
  };
}
