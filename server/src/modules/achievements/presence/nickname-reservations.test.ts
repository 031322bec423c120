import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer, testPassword } from '../../../test-support/test-server.ts';
import { deleteClosedAccounts } from '../../identity/index.ts';
import { savePresenceOf } from '../leaderboard/leaderboard.fixture.ts';
import { deleteEndedReservations } from './nickname-reservations.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM users');
  await server.database.query('DELETE FROM nickname_reservations');
});

const choose = async (person: SamplePerson, nickname: string) =>
  (await savePresenceOf(server, person, { nickname, is_profile_public: true })).status;

const reservations = () => server.database.query('SELECT user_id, until FROM nickname_reservations');

/** As if so many days had gone by. */
const passDays = (days: number) =>
  server.database.query('UPDATE nickname_reservations SET until = until - make_interval(days => $1)', [days]);

it('keeps a nickname that somebody gave up from others for thirty days, however they spell it', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  await choose(first, 'Ampere');
  await choose(first, 'Kelvin');
  await passDays(29);
  for (const spelling of ['Ampere', 'AMPÈRE', 'am-pere', 'a.m.p.e.r.e']) {
    const refused = await savePresenceOf(server, second, { nickname: spelling });
    expect(await json(refused)).toMatchObject({ data: { fields: [{ path: 'nickname', problem: 'nickname_taken' }] } });
  }
  expect((await server.call('/api/learners/Ampere')).status).toBe(404);
  await passDays(1);
  expect(await choose(second, 'ampere')).toBe(200);
  expect(await choose(first, 'Ampere')).toBe(422);
});

it('gives it back to who gave it up, and keeps the other one instead', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  for (const nickname of ['Ampere', 'Kelvin', 'ampere']) expect(await choose(first, nickname)).toBe(200);
  expect(await choose(second, 'Kelvin')).toBe(422);
  expect(await choose(second, 'Ampere')).toBe(422);
  expect(await reservations()).toHaveLength(1);
});

it('takes another spelling of the same nickname for no change', async () => {
  const person = await newPerson();
  for (const nickname of ['Ampere', 'am.pere']) await choose(person, nickname);
  expect(await reservations()).toEqual([]);
});

it('reserves nothing for who asks for what they cannot have', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  await choose(first, 'Ampere');
  await choose(second, 'Kelvin');
  expect(await choose(second, 'Ampere')).toBe(422);
  expect(await reservations()).toEqual([]);
  expect(await json(server.call('/api/learners/Kelvin'))).toMatchObject({ nickname: 'Kelvin' });
});

it('keeps three at most for each person, so that nobody collects them', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  for (const nickname of ['Ampere', 'Kelvin', 'Tesla', 'Weber', 'Henry']) await choose(first, nickname);
  expect(await reservations()).toHaveLength(3);
  expect(await choose(second, 'Kelvin')).toBe(422);
  expect(await choose(second, 'Ampere')).toBe(200);
});

it('lets nobody slip in at the moment of the change', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => newPerson()));
  for (const [round, nickname] of ['Ampere', 'Kelvin', 'Tesla', 'Weber'].entries()) {
    const owner = await newPerson();
    await choose(owner, nickname);
    const tries = others.map((other) => choose(other, nickname));
    expect(await choose(owner, `Owner ${round}`)).toBe(200);
    expect(await Promise.all(tries)).toEqual([422, 422, 422, 422, 422]);
  }
});

/** Lets the moment take a while in which a nickname is written and not yet held against those of others. */
async function slowDownWriting() {
  const { query } = server.database;
  await query(`CREATE FUNCTION slowly(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS
    'BEGIN PERFORM pg_sleep(0.3); RETURN $1; END'`);
  onTestFinished(async () => {
    await query('DROP FUNCTION slowly CASCADE');
  });
  // Rows are added to the indexes of a table in the order in which those were made.
  await query('DROP INDEX learner_presences_nickname_key_index');
  await query('CREATE INDEX ON learner_presences (slowly(nickname))');
  await query('CREATE UNIQUE INDEX learner_presences_nickname_key_index ON learner_presences (nickname_key)');
}

it('refuses two who want each other’s at the same moment, without a deadlock', async () => {
  const [first, second] = [await newPerson(), await newPerson()];
  await choose(first, 'Ampere');
  await choose(second, 'Kelvin');
  await slowDownWriting();
  expect(await Promise.all([choose(first, 'Kelvin'), choose(second, 'Ampere')])).toEqual([422, 422]);
});

it('outlives an account by thirty days, as a fingerprint that is nobody’s', async () => {
  const [leaving, other] = [await newPerson(), await newPerson()];
  await choose(leaving, 'Ampere');
  await server.call('/api/account/delete', { cookie: leaving.cookie, body: { password: testPassword } });
  await vi.waitFor(async () => expect(await reservations()).toHaveLength(1));
  await server.database.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [leaving.id]);
  await deleteClosedAccounts.run({}, server.services);
  expect(await reservations()).toMatchObject([{ user_id: null }]);
  expect(JSON.stringify(await server.database.query('SELECT * FROM nickname_reservations'))).not.toMatch(/ampere/i);
  await passDays(14 + 29);
  expect(await choose(other, 'Ampere')).toBe(422);
  await passDays(1);
  expect(await choose(other, 'Ampere')).toBe(200);
});

it('forgets what is reserved no longer', async () => {
  const person = await newPerson();
  for (const nickname of ['Ampere', 'Kelvin']) await choose(person, nickname);
  await deleteEndedReservations.run({}, server.services);
  expect(await reservations()).toHaveLength(1);
  await passDays(30);
  await deleteEndedReservations.run({}, server.services);
  expect(await reservations()).toEqual([]);
});
