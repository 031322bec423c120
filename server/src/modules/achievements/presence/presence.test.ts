import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { savePresenceOf } from '../leaderboard/leaderboard.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM users'));

const path = '/api/achievements/presence';
const problemOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await json<{ data: { fields: unknown[] } }>(response)).data.fields[0];
};

describe('what others may see', () => {
  it('is nothing until somebody says so', async () => {
    const { cookie } = await newPerson();
    expect(await json(server.call(path, { cookie }))).toBeNull();
  });

  it('is kept as it was said last, also when it is said twice', async () => {
    const person = await newPerson();
    const wanted = { nickname: 'Volt 5', is_profile_public: true, shows_badges: true };
    for (let time = 0; time < 2; time += 1) expect((await savePresenceOf(server, person, wanted)).status).toBe(200);
    await savePresenceOf(server, person, { ...wanted, nickname: 'volt-5', shows_level: true });
    expect(await json(server.call(path, { cookie: person.cookie }))).toEqual({
      nickname: 'volt-5',
      is_on_leaderboard: false,
      is_profile_public: true,
      shows_level: true,
      shows_streak: false,
      shows_badges: true,
      shows_certificates: false,
    });
  });

  it('is nothing that a visitor could ask for or say', async () => {
    expect((await server.call(path)).status).toBe(401);
    expect((await savePresenceOf(server, { cookie: '' }, { nickname: 'Visitor' })).status).toBe(401);
  });
});

describe('a nickname', () => {
  it('is one person’s, however it is spelt', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    await savePresenceOf(server, first, { nickname: 'Žiga Volt' });
    for (const nickname of ['Žiga Volt', 'ziga.volt', 'ZIGA-VOLT', 'zigavo1t']) {
      const problem = await problemOf(await savePresenceOf(server, second, { nickname }));
      expect(problem).toEqual({ path: 'nickname', problem: 'nickname_taken' });
    }
    expect(await json(server.call(path, { cookie: second.cookie }))).toBeNull();
  });

  it('goes to one of many who ask for it at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
    const answers = await Promise.all(
      people.map((person) => savePresenceOf(server, person, { nickname: 'Ohm', is_on_leaderboard: true })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await server.database.query('SELECT FROM learner_presences')).toHaveLength(1);
    expect(await server.database.query('SELECT FROM league_members')).toHaveLength(1);
  });

  it.each([
    ['', 'too_short'],
    ['ab', 'too_short'],
    ['x'.repeat(25), 'too_long'],
    ['ana@example.com', 'nickname_signs'],
    ['https://navor.si', 'nickname_signs'],
    ['ana  novak', 'nickname_signs'],
    ['ana​novak', 'nickname_signs'],
    ['ㅤㅤㅤ', 'nickname_signs'],
    ['...', 'nickname_signs'],
    ['.ana', 'nickname_signs'],
    ['ana/..', 'nickname_signs'],
    ['Νovak', 'nickname_signs'],
    ['naѵor', 'nickname_signs'],
    ['ᴀna', 'nickname_signs'],
    ['Ꭺna', 'nickname_signs'],
    ['𝒜𝓃𝒶', 'nickname_signs'],
    ['ﷺﷺﷺ', 'nickname_signs'],
    ['𒈙𒈙𒈙', 'nickname_signs'],
    ['٣٤٥', 'nickname_signs'],
    ['Ana 😀', 'nickname_signs'],
    ['ana.data', 'nickname_is_address'],
    ['‮ana', 'nickname_signs'],
    ['navor.si', 'nickname_is_address'],
    ['Navor Support', 'nickname_reserved'],
  ])('is not %j', async (nickname, problem) => {
    const person = await newPerson();
    expect(await problemOf(await savePresenceOf(server, person, { nickname }))).toMatchObject({
      path: 'nickname',
      problem,
    });
  });

  it.each(['Žiga Šuštar', 'Größe 5', 'Мария', 'Ελένη', 'نور', '電気 3', 'Nguyễn', 'x-1_2.3a'])(
    'may be %s',
    async (nickname) => {
      const response = await savePresenceOf(server, await newPerson(), { nickname });
      expect(await json(response)).toMatchObject({ nickname });
    },
  );

  it('may be written with marks apart from their letters', async () => {
    const person = await newPerson();
    const response = await savePresenceOf(server, person, { nickname: 'Žiga'.normalize('NFD') });
    expect(await json(response)).toMatchObject({ nickname: 'Žiga' });
  });

  it('cannot be tried without end', async () => {
    const person = await newPerson();
    await server.database.query(
      `INSERT INTO platform.rate_limits (key, count, resets_at) VALUES ($1, 60, now() + interval '1 hour')`,
      [`presence:${person.id}`],
    );
    expect((await savePresenceOf(server, person, { nickname: 'Guess' })).status).toBe(429);
  });
});
