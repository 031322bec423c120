import type { LearnerProfile, Presence } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { savePresenceOf } from '../leaderboard/leaderboard.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM users');
  await server.database.query('DELETE FROM platform.rate_limits');
});

const visit = (nickname: string) => server.call(`/api/learners/${encodeURIComponent(nickname)}`);

/** Somebody with points, a badge and a day of learning. */
async function learner(presence: Partial<Presence>) {
  const { id, cookie } = await newPerson();
  const { database } = server;
  await database.query(`UPDATE users SET name = 'Žiga Skrivni', created_at = '2026-02-17T10:00:00Z' WHERE id = $1`, [
    id,
  ]);
  await database.query(`INSERT INTO activity_tallies (user_id, kind, count, points) VALUES ($1, 'lesson', 15, 150)`, [
    id,
  ]);
  await database.query(
    `INSERT INTO earned_badges (user_id, badge_id, earned_at) VALUES ($1, 'first-lesson', '2026-02-28T23:30:00Z')`,
    [id],
  );
  await database.query(
    `INSERT INTO learning_days (user_id, day, time_zone) VALUES ($1, '2026-03-01', 'Europe/Ljubljana')`,
    [id],
  );
  await savePresenceOf(server, { cookie }, { nickname: 'Žiga Volt', ...presence });
  return { id, cookie };
}

it('does not exist until its owner makes it public', async () => {
  await learner({ is_on_leaderboard: true, shows_level: true, shows_badges: true });
  expect((await visit('Žiga Volt')).status).toBe(404);
  expect((await visit('Nobody')).status).toBe(404);
});

it('shows a visitor the nickname and the month of coming, and nothing else that is not allowed', async () => {
  const { id } = await learner({ is_profile_public: true });
  const response = await visit('Žiga Volt');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    nickname: 'Žiga Volt',
    since: '2026-02-01T00:00:00.000Z',
    level: null,
    streak: null,
    badges: null,
    shows_certificates: false,
  });
  for (const secret of [id, 'Skrivni', '@example.com']) expect(text).not.toContain(secret);
});

it.each([
  ['shows_level', { level: { number: 2, points: 150 } }],
  ['shows_streak', { streak: { days: 0, longest: 1 } }],
  ['shows_badges', { badges: [{ id: 'first-lesson', group: 'lessons', earned_on: '2026-03-01' }] }],
  ['shows_certificates', { shows_certificates: true }],
] as const)('shows with %s that part alone', async (allowed, shown) => {
  await learner({ is_profile_public: true, [allowed]: true });
  const nothing = { level: null, streak: null, badges: null, shows_certificates: false };
  expect(await json(visit('Žiga Volt'))).toMatchObject({ ...nothing, ...shown });
});

it('is found however its nickname is spelt, and tells how it is', async () => {
  await learner({ is_profile_public: true });
  for (const spelling of ['ziga volt', 'ŽIGA.VOLT', 'zigavolt']) {
    expect((await json<LearnerProfile>(visit(spelling))).nickname).toBe('Žiga Volt');
  }
});

it('is gone at once when its owner hides it, renames it or closes the account', async () => {
  const { id, cookie } = await learner({ is_profile_public: true });
  await savePresenceOf(server, { cookie }, { nickname: 'Žiga Volt' });
  expect((await visit('Žiga Volt')).status).toBe(404);
  await savePresenceOf(server, { cookie }, { nickname: 'Amper', is_profile_public: true });
  expect((await visit('Žiga Volt')).status).toBe(404);
  expect((await visit('Amper')).status).toBe(200);
  await server.database.query(`UPDATE users SET deletion_due_at = '2030-01-01' WHERE id = $1`, [id]);
  expect((await visit('Amper')).status).toBe(404);
});

it('cannot be searched for by trying nickname after nickname', async () => {
  await learner({ is_profile_public: true });
  for (let guess = 0; guess < 60; guess += 1) expect((await visit(`guess-${guess}`)).status).toBe(404);
  expect((await visit('Žiga Volt')).status).toBe(429);
});
