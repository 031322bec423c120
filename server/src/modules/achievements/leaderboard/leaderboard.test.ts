import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type Day } from '../../../platform/time/days.ts';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import { holdClock } from '../../../test-support/hold-clock.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { formWeek } from './join-week.ts';
import { addParticipants, earn, readLeaderboard, savePresenceOf } from './leaderboard.fixture.ts';
import { weekEnd, weekOf } from './week.ts';

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

/** Somebody who takes part under a nickname. */
async function participant(nickname: string) {
  const person = await newPerson();
  expect((await savePresenceOf(server, person, { nickname, is_on_leaderboard: true })).status).toBe(200);
  return { ...person, nickname };
}

const leaguesOf = (ofWeek = week) =>
  server.database.query<{ user_id: string; league: number }>(
    'SELECT user_id, league FROM league_members WHERE week = $1 ORDER BY user_id',
    [ofWeek],
  );

async function sizes(): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const { league } of await leaguesOf()) counts.set(league, (counts.get(league) ?? 0) + 1);
  return [...counts.values()].toSorted((one, other) => other - one);
}

describe('the leaderboard', () => {
  it('ranks a league by the points of the week, equal points alike', async () => {
    const ana = await participant('Ana');
    const bor = await participant('Bor');
    const cene = await participant('Cene');
    await earn(server, bor.id, week, 30);
    await earn(server, cene.id, week, 30);
    await earn(server, ana.id, lastWeek, 500);
    const { rows, is_taking_part } = await readLeaderboard(server, ana);
    expect(is_taking_part).toBe(true);
    expect(rows).toEqual([
      { rank: 1, nickname: 'Bor', points: 30, is_own: false, has_profile: false },
      { rank: 1, nickname: 'Cene', points: 30, is_own: false, has_profile: false },
      { rank: 3, nickname: 'Ana', points: 0, is_own: true, has_profile: false },
    ]);
  });

  it('keeps old weeks for who took part in them', async () => {
    const ana = await participant('Ana');
    const bor = await participant('Bor');
    await server.database.query('INSERT INTO league_members (week, user_id, league) VALUES ($1, $2, 1)', [
      lastWeek,
      ana.id,
    ]);
    await earn(server, ana.id, lastWeek, 40);
    expect((await readLeaderboard(server, ana)).weeks).toEqual([week, lastWeek]);
    expect((await readLeaderboard(server, ana, lastWeek)).rows).toEqual([
      { rank: 1, nickname: 'Ana', points: 40, is_own: true, has_profile: false },
    ]);
    expect((await readLeaderboard(server, bor)).weeks).toEqual([week]);
    for (const stranger of [lastWeek, addDays(week, 1), addDays(week, 7)]) {
      const response = await server.call(`/api/achievements/leaderboard?week=${stranger}`, { cookie: bor.cookie });
      expect(response.status).toBe(404);
    }
  });

  it('has a place for somebody whom the making of leagues has missed', async () => {
    const ana = await participant('Ana');
    await server.database.query('DELETE FROM league_members');
    expect((await readLeaderboard(server, ana)).rows).toMatchObject([{ nickname: 'Ana', is_own: true }]);
    expect((await readLeaderboard(server, ana)).weeks).toEqual([week]);
  });

  it('costs as many statements for a full league as for a small one', async () => {
    const ana = await participant('Ana');
    const read = () =>
      countStatements(server, () => server.call('/api/achievements/leaderboard', { cookie: ana.cookie }));
    const alone = await read();
    await server.database.query('DELETE FROM league_members');
    await addParticipants(server, 'other', Array(60).fill(10), lastWeek);
    await formWeek(server.services.db, now);
    expect(await read()).toBe(alone);
    expect(alone).toBe(viewerStatements + 2);
  });
});

describe('leagues', () => {
  it('are made of similar paces, once, however many make them at the same time', async () => {
    const ids = await addParticipants(
      server,
      'runner',
      Array.from({ length: 45 }, (_, index) => 1000 - index),
      lastWeek,
    );
    await Promise.all(Array.from({ length: 5 }, () => formWeek(server.services.db, now)));
    const made = await leaguesOf();
    expect(await sizes()).toEqual([15, 15, 15]);
    const leagueOf = new Map(made.map(({ user_id, league }) => [user_id, league]));
    expect(ids.map((id) => leagueOf.get(id))).toEqual([1, 2, 3].flatMap((league) => Array(15).fill(league)));
    await formWeek(server.services.db, now);
    expect(await leaguesOf()).toEqual(made);
  });

  it('are made by the last four full weeks alone', async () => {
    const [quick, formerly, today] = await addParticipants(server, 'pace', [0, 0, 0], addDays(week, -70));
    await addParticipants(server, 'usual', Array(18).fill(50), lastWeek);
    await earn(server, quick ?? '', addDays(week, -28), 400);
    await earn(server, formerly ?? '', addDays(week, -35), 4000);
    await earn(server, today ?? '', week, 4000);
    await formWeek(server.services.db, now);
    const leagueOf = new Map((await leaguesOf()).map(({ user_id, league }) => [user_id, league]));
    expect([quick, formerly, today].map((id) => leagueOf.get(id ?? ''))).toEqual([1, 2, 2]);
  });

  it('leave out who has earned nothing in those weeks, until they look for their place', async () => {
    const [quick] = await addParticipants(server, 'runner', [30, 20], lastWeek);
    await addParticipants(server, 'newcomer', [0], lastWeek);
    const away = await participant('Away');
    await earn(server, away.id, addDays(week, -35), 4000);
    await server.database.query('DELETE FROM league_members');
    const ago = (days: number, userId: string) =>
      server.database.query(
        'UPDATE learner_presences SET updated_at = now() - make_interval(days => $2) WHERE user_id = $1',
        [userId, days],
      );
    await ago(90, away.id);
    await ago(90, quick ?? '');
    await formWeek(server.services.db, now);
    const made = await leaguesOf();
    expect(made).toHaveLength(3);
    expect(made.map(({ user_id }) => user_id)).not.toContain(away.id);
    expect((await readLeaderboard(server, away)).rows).toHaveLength(4);
  });

  it('have a place for who looks first, though they have earned nothing for long', async () => {
    await addParticipants(server, 'runner', [30, 20], lastWeek);
    const away = await participant('Away');
    await server.database.query(`UPDATE learner_presences SET updated_at = '2020-01-01' WHERE user_id = $1`, [away.id]);
    await server.database.query('DELETE FROM league_members');
    expect((await readLeaderboard(server, away)).rows).toHaveLength(3);
  });

  it('are made anew each week and leave the old ones as they were', async () => {
    await addParticipants(server, 'runner', [10, 20, 30], lastWeek);
    await formWeek(server.services.db, new Date(weekEnd(lastWeek).getTime() - 1));
    const old = await leaguesOf(lastWeek);
    expect(old).toHaveLength(3);
    await formWeek(server.services.db, now);
    expect(await leaguesOf()).toHaveLength(3);
    expect(await leaguesOf(lastWeek)).toEqual(old);
  });

  it('take who joins in the middle of a week where their pace is, if there is room', async () => {
    await addParticipants(server, 'runner', [...Array(11).fill(900), ...Array(10).fill(20)], lastWeek);
    await formWeek(server.services.db, now);
    const quick = await newPerson();
    await earn(server, quick.id, lastWeek, 800);
    await savePresenceOf(server, quick, { nickname: 'Quick', is_on_leaderboard: true });
    expect((await readLeaderboard(server, quick)).rows).toHaveLength(12);
    expect(await sizes()).toEqual([12, 10]);
  });

  it('grow by half before they are split, and leave nobody alone then', async () => {
    await addParticipants(server, 'runner', Array(20).fill(50), lastWeek);
    await formWeek(server.services.db, now);
    const late = await participant('Latecomer');
    expect((await readLeaderboard(server, late)).rows).toHaveLength(21);
    const more = await addParticipants(server, 'more', Array(9).fill(50), lastWeek);
    await server.database.query('INSERT INTO league_members (week, user_id, league) SELECT $1, unnest($2::uuid[]), 1', [
      week,
      more,
    ]);
    await participant('Last of all');
    expect(await sizes()).toEqual([16, 15]);
  });

  it('stay within their size when many join at the same moment', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => newPerson()));
    await addParticipants(server, 'runner', Array(28).fill(50), lastWeek);
    await formWeek(server.services.db, now);
    await server.database.query('UPDATE league_members SET league = 1');
    await Promise.all(
      people.map((person, index) =>
        savePresenceOf(server, person, { nickname: `Late ${index + 2}`, is_on_leaderboard: true }),
      ),
    );
    expect(await leaguesOf()).toHaveLength(33);
    const [larger, smaller] = await sizes();
    expect(larger).toBeLessThanOrEqual(20);
    expect(smaller).toBeGreaterThanOrEqual(13);
  });
});
