import type { ActivityKind, BadgeId } from '@navor/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference, users } from '../identity/index.ts';

/** What a learner has done that counts, and the points for it. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    activityType: text().notNull(),
    pointsEarned: integer().notNull().default(0),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What it was earned for, such as `onboarding` or `quiz:ohms-law`: a cause counts once for each person. */
    cause: text(),
    createdAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.cause),
    index().on(table.userId, table.createdAt),
    // What gave points is leafed through, newest first.
    index('user_activities_rewarded_index')
      .on(table.userId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.pointsEarned} > 0`),
  ],
);

/** The ledger summed up by the kind of the cause, kept with it: nobody adds it up again to be shown a level. */
export const activityTallies = pgTable(
  'activity_tallies',
  {
    userId: ownerReference(),
    kind: text().$type<ActivityKind>().notNull(),
    count: integer().notNull(),
    points: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Points by the week in which they were earned, which begins for everybody at the same moment. */
export const weeklyPoints = pgTable(
  'weekly_points',
  {
    userId: ownerReference(),
    /** Its Monday. */
    week: date().notNull(),
    points: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** Days on which somebody has learned, by the calendar of where they were: travellers may have the same day in two places. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: ownerReference(),
    day: date().notNull(),
    timeZone: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.timeZone] })],
);

export const earnedBadges = pgTable(
  'earned_badges',
  {
    userId: ownerReference(),
    badgeId: text().$type<BadgeId>().notNull(),
    earnedAt: momentNow(),
    /** When its owner was told of it. */
    seenAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.badgeId] }),
    index('earned_badges_unseen_index').on(table.userId).where(sql`${table.seenAt} is null`),
  ],
);

/** How far a rule that is new has been applied to what was done before it. */
export const badgeBackfills = pgTable('badge_backfills', {
  badgeId: text().primaryKey(),
  /** Of the rule; another one is applied again. */
  edition: integer().notNull(),
  /** Everybody up to this account has been looked at. */
  doneUpTo: uuid(),
  finishedAt: moment(),
});

/** How somebody is known to others, and what of theirs others may see. */
export const learnerPresences = pgTable(
  'learner_presences',
  {
    userId: ownerReference().primaryKey(),
    nickname: text().notNull(),
    /** As it is compared: two that look alike are the same. */
    nicknameKey: text().notNull(),
    isOnLeaderboard: boolean().notNull(),
    isProfilePublic: boolean().notNull(),
    showsLevel: boolean().notNull(),
    showsStreak: boolean().notNull(),
    showsBadges: boolean().notNull(),
    showsCertificates: boolean().notNull(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.nicknameKey)],
);

/** Nicknames that nobody goes by and not everybody may choose. */
export const nicknameReservations = pgTable(
  'nickname_reservations',
  {
    /** Of the nickname as it is compared; it tells nobody what the nickname was. */
    fingerprint: text().primaryKey(),
    /** Who gave it up and may have it back. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null for what nobody may have again. */
    until: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** Whose nickname was taken away, and why; it is theirs to read until they have another. */
export const nicknameWithdrawals = pgTable('nickname_withdrawals', {
  userId: ownerReference().primaryKey(),
  nickname: text().notNull(),
  reason: text().notNull(),
  withdrawnAt: momentNow(),
});

/** Who is shown together in a week of the leaderboard. */
export const leagueMembers = pgTable(
  'league_members',
  {
    week: date().notNull(),
    userId: ownerReference(),
    league: integer().notNull(),
    joinedAt: momentNow(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.userId] }),
    index().on(table.week, table.league),
    index().on(table.userId),
  ],
);
