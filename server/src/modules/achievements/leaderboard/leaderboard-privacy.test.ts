import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type Day } from '../../../platform/time/days.ts';
import { holdClock } from '../../../test-support/hold-clock.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { hideDemoPresences } from '../presence/hide-demo-presences.ts';
import { formWeek } from './join-week.ts';
import { addParticipants, earn, readLeaderboard, savePresenceOf } from './leaderboard.fixture.ts';
import { weekOf } from './week.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

let now: Date;
let week: Day;
let lastWeek: Day;
beforeEach(async () => {
  now = holdClock();
  week = weekOf(now);
  lastWeek = addDays(week, -7);
  await server.database.query('DELETE FROM users');
});

const path = '/api/achievements/leaderboard';

async function participant(nickname: string) {
  const person = await newPerson();
  await savePresenceOf(server, person, { nickname, is_on_leaderboard: true });
  return { ...person, nickname };
}

const nicknames = async (reader: Awaited<ReturnType<typeof participant>>, ofWeek?: string) =>
  (await readLeaderboard(server, reader, ofWeek)).rows.map(({ nickname }) => nickname);

it('shows nothing to a visitor', async () => {
  await participant('Ana');
  const response = await server.call(path);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('Ana');
});

it('shows nobody to who does not take part, whatever week or role they ask with', async () => {
  const ana = await participant('Ana');
  await server.database.query('INSERT INTO league_members (week, user_id, league) VALUES ($1, $2, 1)', [
    lastWeek,
    ana.id,
  ]);
  const onlooker = await newPerson();
  const named = await newPerson();
  await savePresenceOf(server, named, { nickname: 'Onlooker', is_profile_public: true });
  const administrator = await newPerson({ roles: ['admin'] });
  for (const { cookie } of [onlooker, named, administrator]) {
    for (const query of ['', `?week=${week}`, `?week=${lastWeek}`]) {
      const text = await (await server.call(`${path}${query}`, { cookie })).text();
      expect(JSON.parse(text)).toMatchObject({ is_taking_part: false, rows: [], weeks: [] });
      expect(text).not.toContain('Ana');
    }
  }
});

it('shows nobody of another league', async () => {
  await addParticipants(server, 'quick', Array(20).fill(900), lastWeek);
  await addParticipants(server, 'slow', Array(19).fill(0), lastWeek);
  await formWeek(server.services.db, now);
  const ana = await participant('Ana');
  const seen = await nicknames(ana);
  expect(seen).toHaveLength(20);
  expect(seen.filter((nickname) => nickname.startsWith('quick'))).toEqual([]);
});

it('tells nothing of a person but nickname and points', async () => {
  const ana = await participant('Ana');
  const bor = await participant('Bor');
  await server.database.query(`UPDATE users SET name = 'Borut Skrivni', email = 'borut@secret.example' WHERE id = $1`, [
    bor.id,
  ]);
  const text = await (await server.call(path, { cookie: ana.cookie })).text();
  expect(text).toContain('Bor');
  for (const secret of ['Borut', 'Skrivni', 'secret.example', bor.id]) expect(text).not.toContain(secret);
});

it('hides who leaves from every week for everybody at once', async () => {
  const ana = await participant('Ana');
  const bor = await participant('Bor');
  await server.database.query(
    'INSERT INTO league_members (week, user_id, league) SELECT $1, user_id, 1 FROM league_members',
    [lastWeek],
  );
  expect(await nicknames(ana, lastWeek)).toEqual(['Ana', 'Bor']);
  await savePresenceOf(server, bor, { nickname: 'Bor', is_on_leaderboard: false });
  expect(await nicknames(ana)).toEqual(['Ana']);
  expect(await nicknames(ana, lastWeek)).toEqual(['Ana']);
  expect(await readLeaderboard(server, bor, lastWeek)).toMatchObject({ is_taking_part: false, rows: [], weeks: [] });
});

it('leads who leaves and comes back to the same league, so that nobody looks through them all', async () => {
  await addParticipants(server, 'one', Array(15).fill(50), lastWeek);
  await addParticipants(server, 'two', Array(15).fill(50), lastWeek);
  await formWeek(server.services.db, now);
  const ana = await participant('Ana');
  const before = await nicknames(ana);
  for (const points of [9000, 0]) {
    await savePresenceOf(server, ana, { nickname: 'Ana', is_on_leaderboard: false });
    await server.database.query('DELETE FROM weekly_points WHERE user_id = $1', [ana.id]);
    await earn(server, ana.id, lastWeek, points);
    await savePresenceOf(server, ana, { nickname: 'Ana', is_on_leaderboard: true });
    expect(await nicknames(ana)).toEqual(before);
  }
});

it('hides who closes their account, and shows them again if they keep it', async () => {
  const ana = await participant('Ana');
  const bor = await participant('Bor');
  const close = (due: string | null) =>
    server.database.query('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [bor.id, due]);
  await close('2030-01-01T00:00:00Z');
  expect(await nicknames(ana)).toEqual(['Ana']);
  await close(null);
  expect(await nicknames(ana)).toEqual(['Ana', 'Bor']);
  await server.database.query('DELETE FROM users WHERE id = $1', [bor.id]);
  expect(await nicknames(ana)).toEqual(['Ana']);
});

it('shows a changed nickname in old weeks too, and the former one nowhere', async () => {
  const ana = await participant('Ana');
  const bor = await participant('Bor');
  await savePresenceOf(server, bor, { nickname: 'Metka', is_on_leaderboard: true });
  expect(await nicknames(ana)).toEqual(['Ana', 'Metka']);
});

it('shows nobody of a demo that is over, neither here nor by a profile', async () => {
  const ana = await participant('Ana');
  const demo = await newPerson();
  await savePresenceOf(server, demo, { nickname: 'Anything', is_on_leaderboard: true, is_profile_public: true });
  await server.database.query('UPDATE users SET is_demo = true WHERE id = $1', [demo.id]);
  expect(await nicknames(ana)).toEqual(['Ana', 'Anything']);
  for (let start = 0; start < 2; start += 1) await hideDemoPresences(server.services);
  expect(await nicknames(ana)).toEqual(['Ana']);
  expect((await server.call('/api/learners/anything')).status).toBe(404);
});
