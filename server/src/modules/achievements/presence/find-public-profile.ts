import type { LearnerProfile } from '@navor/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { findTimeZone } from '../../identity/index.ts';
import { earnedBadges } from '../achievements.tables.ts';
import { badgeRules } from '../badges/badge-rules.ts';
import { findLevel } from '../ledger/find-level.ts';
import { findStreak } from '../streak/find-streak.ts';
import { findPresenceByNickname, type PresenceRow } from './find-presence.ts';

/** What somebody shows to everybody; undefined unless they have a public profile. What is not shown is not even read. */
export async function findPublicProfile(
  db: Db,
  { nickname, now }: { nickname: string; now: Date },
): Promise<LearnerProfile | undefined> {
  const presence = await findPresenceByNickname(db, nickname);
  if (!presence?.isProfilePublic) return undefined;
  // By their own calendar, whoever looks at it from wherever.
  const timeZone = await findTimeZone(db, presence.userId);
  const [level, streak, badges] = await Promise.all([
    presence.showsLevel ? shownLevel(db, presence) : null,
    presence.showsStreak ? shownStreak(db, presence, { now, timeZone }) : null,
    presence.showsBadges ? listShownBadges(db, presence, timeZone) : null,
  ]);
  return {
    nickname: presence.nickname,
    since: monthOf(presence.userSince),
    ...{ level, streak, badges },
    shows_certificates: presence.showsCertificates,
  };
}

async function shownLevel(db: Db, { userId }: PresenceRow): Promise<LearnerProfile['level']> {
  const { number, points } = await findLevel(db, userId);
  return { number, points };
}

async function shownStreak(
  db: Db,
  { userId }: PresenceRow,
  clock: { now: Date; timeZone: string },
): Promise<LearnerProfile['streak']> {
  const { days, longest } = await findStreak(db, userId, clock);
  return { days, longest };
}

/** Newest first; how far somebody is from the others is for them alone. */
async function listShownBadges(db: Db, { userId }: PresenceRow, timeZone: string): Promise<LearnerProfile['badges']> {
  const earned = await db
    .select({ id: earnedBadges.badgeId, earnedAt: earnedBadges.earnedAt })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId))
    .orderBy(desc(earnedBadges.earnedAt), earnedBadges.badgeId);
  return earned.flatMap(({ id, earnedAt }) => {
    const rule = badgeRules.find((rule) => rule.id === id);
    return rule ? [{ id, group: rule.group, earned_on: dayOf(earnedAt, timeZone) }] : [];
  });
}

/** The day on which somebody came could tell who they are. */
function monthOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));
}
