import type { Leaderboard, Presence } from '@navor/contract';
import type { Day } from '../../../platform/time/days.ts';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

const nothingShown: Omit<Presence, 'nickname'> = {
  is_on_leaderboard: false,
  is_profile_public: false,
  shows_level: false,
  shows_streak: false,
  shows_badges: false,
  shows_certificates: false,
};

export function savePresenceOf(
  { call }: TestServer,
  { cookie }: Pick<SamplePerson, 'cookie'>,
  presence: { nickname: string } & Partial<Presence>,
): Promise<Response> {
  return call('/api/achievements/presence', { method: 'PUT', cookie, body: { ...nothingShown, ...presence } });
}

export function readLeaderboard({ call }: TestServer, { cookie }: SamplePerson, week?: Day): Promise<Leaderboard> {
  return json(call(`/api/achievements/leaderboard${week ? `?week=${week}` : ''}`, { cookie }));
}

export async function earn({ database }: TestServer, userId: string, week: Day, points: number): Promise<void> {
  await database.query('INSERT INTO weekly_points (user_id, week, points) VALUES ($1, $2, $3)', [userId, week, points]);
}

/** People who take part, straight in the tables, each with the points of the week before; the ids come in that order. */
export async function addParticipants({ database }: TestServer, prefix: string, paces: number[], weekBefore: Day) {
  const rows = await database.query<{ id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, name) SELECT gen_random_uuid(), $1 || number || '@example.com', 'Somebody Else'
       FROM generate_series(1, $2::int) AS number RETURNING id, email),
     presences AS (
       INSERT INTO learner_presences (user_id, nickname, nickname_key, is_on_leaderboard, is_profile_public, shows_level,
                                      shows_streak, shows_badges, shows_certificates)
       SELECT id, split_part(email, '@', 1), split_part(email, '@', 1), true, false, false, false, false, false FROM people)
     SELECT id FROM people ORDER BY length(email), email`,
    [prefix, paces.length],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    `INSERT INTO weekly_points (user_id, week, points)
     SELECT id, $2, points FROM unnest($1::uuid[], $3::int[]) AS earned (id, points)`,
    [ids, weekBefore, paces],
  );
  return ids;
}
