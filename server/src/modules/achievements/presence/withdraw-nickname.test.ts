import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { earn, readLeaderboard, savePresenceOf } from '../leaderboard/leaderboard.fixture.ts';
import { weekOf } from '../leaderboard/week.ts';

let server: TestServer;
let newPerson: NewPerson;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['users', 'nickname_reservations', 'platform.audit_entries']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
  admin = await newPerson({ roles: ['admin'] });
});

const everything = { is_on_leaderboard: true, is_profile_public: true, shows_level: true };

async function named(nickname: string): Promise<SamplePerson> {
  const person = await newPerson();
  expect((await savePresenceOf(server, person, { nickname, ...everything })).status).toBe(200);
  return person;
}

function withdraw({ id }: { id: string }, nickname: string, by: { cookie?: string } = admin, reason = 'It insults') {
  return server.call(`/api/people/${id}/nickname/withdrawal`, { ...by, body: { nickname, reason } });
}

const choose = async (person: SamplePerson, nickname: string) =>
  (await savePresenceOf(server, person, { nickname, ...everything })).status;
const noticeOf = ({ cookie }: SamplePerson) => json(server.call('/api/achievements/presence/withdrawal', { cookie }));
const profile = async (nickname: string) => (await server.call(`/api/learners/${nickname}`)).status;
const audited = () =>
  server.database.query('SELECT actor_id, subject_id, action, reason, details FROM platform.audit_entries');

describe('a nickname that is withdrawn', () => {
  it('is gone at once from every week and from the public profile, and recorded', async () => {
    const [rude, other] = [await named('Rude One'), await named('Kelvin')];
    const earlier = '2026-01-05';
    for (const { id } of [rude, other]) {
      await server.database.query('INSERT INTO league_members (week, user_id, league) VALUES ($1, $2, 1)', [
        earlier,
        id,
      ]);
    }
    await earn(server, rude.id, weekOf(new Date()), 40);
    expect((await withdraw(rude, 'Rude One')).status).toBe(200);
    for (const week of [undefined, earlier]) {
      expect((await readLeaderboard(server, other, week)).rows.map(({ nickname }) => nickname)).toEqual(['Kelvin']);
    }
    expect(await profile('Rude%20One')).toBe(404);
    expect((await readLeaderboard(server, rude)).is_taking_part).toBe(false);
    expect(await audited()).toEqual([
      {
        ...{ actor_id: admin.id, subject_id: rude.id, action: 'nickname_withdrawn', reason: 'It insults' },
        details: { nickname: 'Rude One' },
      },
    ]);
  });

  it('is nobody’s again, however it is spelt and however much time goes by', async () => {
    const [rude, other] = [await named('Rude One'), await newPerson()];
    await withdraw(rude, 'Rude One');
    await server.database.query(`UPDATE nickname_reservations SET until = until - interval '10 years'`);
    for (const person of [rude, other]) {
      for (const spelling of ['Rude One', 'rude.one', 'RUDE-ÖNE', 'rude0ne']) {
        expect(await choose(person, spelling), spelling).toBe(422);
      }
    }
    await server.database.query('DELETE FROM users WHERE id = $1', [rude.id]);
    expect(await choose(other, 'rudeone')).toBe(422);
  });

  it('tells its owner why until they have another, with which they are among others again', async () => {
    const rude = await named('Rude One');
    expect(await noticeOf(rude)).toBeNull();
    await withdraw(rude, 'rude one', admin, '  It insults  ');
    expect(await noticeOf(rude)).toMatchObject({ nickname: 'Rude One', reason: 'It insults' });
    expect(await noticeOf(admin)).toBeNull();
    expect(await choose(rude, 'Rude One')).toBe(422);
    expect(await noticeOf(rude)).not.toBeNull();
    expect(await choose(rude, 'Tesla')).toBe(200);
    expect(await noticeOf(rude)).toBeNull();
    expect((await readLeaderboard(server, rude)).rows).toMatchObject([{ nickname: 'Tesla', is_own: true }]);
  });

  it('is withdrawn once, and never one that its owner has chosen since', async () => {
    const rude = await named('Rude One');
    await Promise.all(Array.from({ length: 4 }, () => withdraw(rude, 'Rude One')));
    await choose(rude, 'Tesla');
    expect((await withdraw(rude, 'Rude One')).status).toBe(200);
    expect(await profile('Tesla')).toBe(200);
    expect(await audited()).toHaveLength(1);
  });

  it('does not come back to who changed it just before', async () => {
    const [rude, other] = [await named('Rude One'), await newPerson()];
    await choose(rude, 'Tesla');
    await withdraw(rude, 'Rude One');
    expect(await choose(rude, 'Rude One')).toBe(422);
    expect(await choose(other, 'Rude One')).toBe(422);
    expect(await profile('Tesla')).toBe(200);
    expect(await noticeOf(rude)).toBeNull();
    expect(await audited()).toHaveLength(1);
  });

  it('does not come back by saving at the same moment', async () => {
    for (const nickname of ['Rude One', 'Rude Two', 'Rude Three']) {
      const [rude, other] = [await named(nickname), await newPerson()];
      const saves = [rude, rude, other].map((person) => choose(person, nickname));
      const [withdrawn] = await Promise.all([withdraw(rude, nickname), ...saves, choose(rude, nickname)]);
      expect(withdrawn.status).toBe(200);
      expect(await profile(nickname.replace(' ', '-'))).toBe(404);
      expect(await choose(rude, nickname)).toBe(422);
    }
  });

  it('is the person’s alone: another’s stays', async () => {
    const [kelvin, tesla] = [await named('Kelvin'), await named('Tesla')];
    expect((await withdraw(kelvin, 'Tesla')).status).toBe(200);
    expect([await profile('Kelvin'), await profile('Tesla')]).toEqual([200, 200]);
    expect(await choose(tesla, 'Tesla')).toBe(200);
    expect(await audited()).toEqual([]);
  });
});

describe('who goes by what', () => {
  it('is found by administrators, however the nickname is spelt', async () => {
    const tesla = await named('Tesla 5');
    const { cookie } = admin;
    expect(await json(server.call('/api/nicknames/owner?nickname=tesla.5', { cookie }))).toEqual({
      id: tesla.id,
      nickname: 'Tesla 5',
    });
    for (const nickname of ['..', '%25', 'nobody', '%F0%9F%98%80']) {
      expect(await json(server.call(`/api/nicknames/owner?nickname=${nickname}`, { cookie }))).toBeNull();
    }
    expect(await json(server.call(`/api/people/${tesla.id}/nickname`, { cookie }))).toEqual({
      nickname: 'Tesla 5',
      has_profile: true,
    });
    expect(await json(server.call(`/api/people/${admin.id}/nickname`, { cookie }))).toBeNull();
  });

  it('is nobody else’s matter', async () => {
    const [tesla, author] = [await named('Tesla'), await newPerson({ roles: ['author', 'tutor'] })];
    for (const [by, status] of [
      [{}, 401],
      [tesla, 403],
      [author, 403],
    ] as const) {
      const cookie = 'cookie' in by ? { cookie: by.cookie } : {};
      expect((await withdraw(tesla, 'Tesla', cookie)).status).toBe(status);
      expect((await server.call('/api/nicknames/owner?nickname=Tesla', cookie)).status).toBe(status);
      expect((await server.call(`/api/people/${tesla.id}/nickname`, cookie)).status).toBe(status);
    }
    expect(await profile('Tesla')).toBe(200);
  });

  it.each([
    ['without a reason', { nickname: 'Tesla', reason: '  ' }],
    ['without saying which', { nickname: '', reason: 'Why' }],
    ['with signs that nobody writes', { nickname: 'Te\u0000sla', reason: 'Why' }],
  ])('is not taken away %s', async (_, body) => {
    const tesla = await named('Tesla');
    const path = `/api/people/${tesla.id}/nickname/withdrawal`;
    expect((await server.call(path, { cookie: admin.cookie, body })).status).toBe(422);
    expect(await profile('Tesla')).toBe(200);
  });

  it('is not taken away from who is not there', async () => {
    expect((await withdraw({ id: crypto.randomUUID() }, 'Tesla')).status).toBe(404);
  });
});
