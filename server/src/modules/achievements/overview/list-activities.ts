import { type Activity, activitiesPerPage, type RewardedKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { userActivities } from '../achievements.tables.ts';
import { nameCauses } from './name-causes.ts';

type ActivitiesQuery = {
  userId: string;
  language: Language;
  /** The last one of the page before. */
  before?: string;
};

/** What somebody earned points for, newest first: by four statements, whatever there is of it. */
export async function listActivities(
  services: Services,
  { userId, language, before }: ActivitiesQuery,
): Promise<{ items: Activity[]; next: string | null }> {
  const rows = await rewardedActivities(services.db, userId, before);
  const page = rows.slice(0, activitiesPerPage);
  const named = await nameCauses(
    services,
    page.map(({ cause }) => cause),
    language,
  );
  const items = page.map(({ id, points, cause, at }) => {
    const { title = null, path = null } = named.get(cause) ?? {};
    return { id, kind: kindOf(cause), points, title, path, at };
  });
  return { items, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** One more than a page has, which tells whether there is another. */
export function rewardedActivities(db: Db, userId: string, before: string | undefined) {
  const { id, createdAt, pointsEarned, cause } = userActivities;
  const isOwn = and(eq(userActivities.userId, userId), sql`${pointsEarned} > 0`, isNotNull(cause));
  return db
    .select({ id, points: pointsEarned, cause: sql<string>`${cause}`, at: createdAt })
    .from(userActivities)
    .where(and(isOwn, before === undefined ? undefined : isBefore(userId, before)))
    .orderBy(desc(createdAt), desc(id))
    .limit(activitiesPerPage + 1);
}

/** Nothing is before the activity of somebody else. */
function isBefore(userId: string, activityId: string): SQL {
  return sql`(${userActivities.createdAt}, ${userActivities.id}) < (
    SELECT last.created_at, last.id FROM user_activities AS last
    WHERE last.id = ${activityId} AND last.user_id = ${userId})`;
}

/** Causes are written by `recordActivities` alone, and no other kinds give points. */
function kindOf(cause: string): RewardedKind {
  return cause.split(':', 1)[0] as RewardedKind;
}
