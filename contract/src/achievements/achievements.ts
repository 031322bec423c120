import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { badgeGroups, badgeIds, rewardedKinds } from './achievement-choices.ts';
import { nickname } from './nickname.ts';
import { nicknames } from './nicknames.ts';

const day = z.iso.date();
const count = z.number().int();

const levelSchema = z.object({
  number: count,
  points: count,
  /** All points that this level and the next begin at. */
  begins_at: count,
  next_at: count,
});
export type Level = z.infer<typeof levelSchema>;

const streakSchema = z.object({
  /** Days of learning in a row, as the learner's own calendar counts them; a frozen day keeps the row and adds nothing. */
  days: count,
  longest: count,
  has_learned_today: z.boolean(),
  /** Whether one missed day of this week is still forgiven. */
  has_freeze: z.boolean(),
  /** Of the last two weeks up to today, oldest first. Open are today until something is learned, and what was before the first day. */
  calendar: z.array(z.object({ day, state: z.enum(['learned', 'frozen', 'missed', 'open']) })),
  /** Days since somebody last learned whose row has ended: they are welcomed back. */
  away_days: count.nullable(),
  /** Weeks in a row in which the weekly goal was reached, with this one if it was. */
  goal_weeks: count,
});
export type Streak = z.infer<typeof streakSchema>;

const badgeSchema = z.object({
  id: z.enum(badgeIds),
  group: z.enum(badgeGroups),
  earned_at: z.date().nullable(),
  progress: z.object({ value: count, target: count }),
});
export type Badge = z.infer<typeof badgeSchema>;

const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(rewardedKinds),
  points: count,
  /** What it was about, as it is called now; null where that is gone or there is nothing. */
  title: z.string().nullable(),
  path: z.string().nullable(),
  at: z.date(),
});
export type Activity = z.infer<typeof activitySchema>;

const activityPage = z.object({
  items: z.array(activitySchema),
  /** The last one of this page, which the next begins after. */
  next: z.uuid().nullable(),
});
export type ActivityPage = z.infer<typeof activityPage>;

/** What fits on a card. */
const summarySchema = z.object({
  level: levelSchema,
  streak: streakSchema,
  /** The open badge that is nearest. */
  next_badge: badgeSchema.nullable(),
  /** The one earned last. */
  newest_badge: badgeSchema.nullable(),
  badge_count: count,
});
export type AchievementsSummary = z.infer<typeof summarySchema>;

const tags = ['achievements'];
const done = z.object({ done: z.literal(true) });

const own = {
  overview: endpoint
    .route({ method: 'GET', path: '/achievements', summary: 'Level, streak, badges and latest points', tags })
    .input(z.object({ ...requestedLanguage }))
    .output(
      z.object({
        level: levelSchema,
        streak: streakSchema,
        /** All that are earned or open; hidden ones are here once they are earned, and counted until then. */
        badges: z.array(badgeSchema),
        hidden_count: count,
        activities: activityPage,
      }),
    ),
  summary: endpoint
    .route({ method: 'GET', path: '/achievements/summary', summary: 'Level, streak, nearest and newest badge', tags })
    .output(summarySchema),
  activities: endpoint
    .route({ method: 'GET', path: '/achievements/activities', summary: 'What points were earned for', tags })
    .input(z.object({ before: z.uuid().optional(), ...requestedLanguage }))
    .output(activityPage),
  /** Badges that their owner has not been told of: none for nobody, so that a window whose session has just ended asks in vain. */
  news: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/achievements/news', summary: 'Badges earned since last told of', tags })
    .output(z.object({ badges: z.array(badgeSchema) })),
  markSeen: endpoint
    .route({ method: 'POST', path: '/achievements/news/seen', summary: 'Say that badges were seen', tags })
    .input(z.object({ badges: z.array(z.enum(badgeIds)).min(1).max(badgeIds.length) }))
    .output(done),
};

/** How somebody is known to others, and what of theirs others may see. */
const presenceSchema = z.object({
  nickname,
  is_on_leaderboard: z.boolean(),
  is_profile_public: z.boolean(),
  shows_level: z.boolean(),
  shows_streak: z.boolean(),
  shows_badges: z.boolean(),
  shows_certificates: z.boolean(),
});
export type Presence = z.infer<typeof presenceSchema>;

const nicknameWithdrawalSchema = z.object({ nickname: z.string(), reason: z.string(), at: z.date() });
export type NicknameWithdrawal = z.infer<typeof nicknameWithdrawalSchema>;

const presence = {
  get: endpoint
    .route({ method: 'GET', path: '/achievements/presence', summary: 'What others may see of the caller', tags })
    /** Null for who has never said anything about it: nothing is shown of them. */
    .output(presenceSchema.nullable()),
  /** Null unless the caller's nickname was taken away and they have no other since. */
  withdrawal: endpoint
    .route({ method: 'GET', path: '/achievements/presence/withdrawal', summary: 'Why a nickname was withdrawn', tags })
    .output(nicknameWithdrawalSchema.nullable()),
  save: endpoint
    .route({ method: 'PUT', path: '/achievements/presence', summary: 'Say what others may see of the caller', tags })
    .input(presenceSchema)
    .output(presenceSchema),
};

const leaderboardSchema = z.object({
  is_taking_part: z.boolean(),
  /** Its Monday; it ends for everybody at the same moment. */
  week: day,
  ends_at: z.date(),
  rows: z.array(
    z.object({
      /** The same for the same points. */
      rank: count,
      nickname: z.string(),
      points: count,
      is_own: z.boolean(),
      has_profile: z.boolean(),
    }),
  ),
  /** Mondays of the weeks that the caller took part in, newest first. */
  weeks: z.array(day),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

const leaderboard = {
  /** Those of a similar pace in a week, for who takes part in it. */
  get: endpoint
    .route({
      method: 'GET',
      path: '/achievements/leaderboard',
      summary: 'Points of a week among similar learners',
      tags,
    })
    .input(z.object({ week: day.optional() }))
    .output(leaderboardSchema),
};

const learnerProfileSchema = z.object({
  nickname: z.string(),
  /** The first moment of the month in which they came: nobody needs to know more. */
  since: z.date(),
  level: levelSchema.pick({ number: true, points: true }).nullable(),
  streak: streakSchema.pick({ days: true, longest: true }).nullable(),
  /** With the day by their own calendar: the moment would tell at what hours they learn. */
  badges: z.array(badgeSchema.pick({ id: true, group: true }).extend({ earned_on: day })).nullable(),
  shows_certificates: z.boolean(),
});
export type LearnerProfile = z.infer<typeof learnerProfileSchema>;

const publicProfile = endpoint
  .meta({ access: 'public' })
  .route({ method: 'GET', path: '/learners/{nickname}', summary: 'What somebody shows of themselves', tags })
  .input(z.object({ nickname: z.string().min(1).max(60) }))
  .output(learnerProfileSchema);

export const achievements = { ...own, presence, leaderboard, publicProfile, nicknames };
