import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { startServerWithPeople } from '../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../test-support/sample-theme.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { insertSampleTutor } from './tutors.fixture.ts';

let server: TestServer;
let cookie: string;
let [quiet, busy] = ['', ''];
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  ({ cookie } = await started.newPerson({ plan: 'premium' }));
  await insertSampleTheme(server.database, 'electrical-engineering', ['sl']);
  for (const name of Array.from({ length: 30 }, (_, index) => `Tutor ${index}`)) {
    await insertSampleTutor(server.database, { name });
  }
  ({ id: quiet } = await insertSampleTutor(server.database));
  ({ id: busy } = await insertSampleTutor(server.database));
  await server.database.query(
    `INSERT INTO taken_times (tutor_id, kind, source_id, during)
     SELECT $1, 'booking', gen_random_uuid(), tstzrange(start, start + interval '1 hour')
     FROM generate_series(now() - interval '2 years', now() + interval '60 days', interval '9 hours') AS start`,
    [busy],
  );
});
afterAll(() => server.stop());

const statementsOf = (path: string, as = '') =>
  countStatements(server, () => server.call(path, as ? { cookie: as } : {}));

it.each([
  ['the directory', () => '/api/tutors', 2],
  ['a filtered directory', () => '/api/tutors?subject=electrical-engineering&teaches_in=sl&free_this_week=true', 2],
  ['a tutor', () => `/api/tutors/${quiet}`, 1],
  ['the slots of a tutor without bookings', () => `/api/tutors/${quiet}/slots`, 3],
  ['the slots of a tutor with two years of bookings', () => `/api/tutors/${busy}/slots`, 3],
  ['reviews', () => `/api/tutors/${busy}/reviews`, 3],
])('reads %s by a constant number of statements', async (_, path, number) => {
  expect(await statementsOf(path())).toBe(number);
});

it('asks once more for what is left of included minutes', async () => {
  expect(await statementsOf(`/api/tutors/${busy}/slots`, cookie)).toBe(viewerStatements + 4);
});
