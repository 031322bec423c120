import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { addStudyTime } from './study-time.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  for (const id of ['prvi', 'drugi', 'tretji']) await insertSampleCourse(server.database, { id });
});
afterAll(() => server.stop());

const noon = new Date('2026-03-09T11:00:00Z');

async function learner() {
  const { id: userId } = await newPerson();
  return {
    study: (seconds: number, courseId: string | null = 'prvi', at = noon, timeZone = 'Europe/Ljubljana') =>
      server.services.db.transaction((tx) =>
        addStudyTime(server.services, tx, { userId, courseId, seconds, at, timeZone }),
      ),
    told: () =>
      server.database.query<{ day: string; zone: string }>(
        `SELECT payload ->> 'day' AS day, payload ->> 'timeZone' AS zone FROM platform.events
         WHERE name = 'courses.day-studied' AND payload ->> 'userId' = $1 ORDER BY 1`,
        [userId],
      ),
    async seconds() {
      const [row] = await server.database.query<{ seconds: number }>(
        'SELECT sum(seconds)::int AS seconds FROM study_time WHERE user_id = $1',
        [userId],
      );
      return row?.seconds;
    },
  };
}

const theDay = { day: '2026-03-09', zone: 'Europe/Ljubljana' };

it('tells of a day once its study time over all courses makes it one of learning, and not again', async () => {
  const { study, told, seconds } = await learner();
  await study(299);
  expect(await told()).toEqual([]);
  await study(1, null);
  expect(await told()).toEqual([theDay]);
  await study(600, 'drugi');
  await study(300);
  expect(await told()).toEqual([theDay]);
  expect(await seconds()).toBe(1200);
});

it('tells of a day once, however many reports of several courses make it one at the same moment', async () => {
  const { study, told, seconds } = await learner();
  const courses = ['prvi', 'drugi', 'tretji', null];
  await Promise.all(Array.from({ length: 16 }, (_, index) => study(60, courses[index % courses.length])));
  expect(await told()).toEqual([theDay]);
  expect(await seconds()).toBe(960);
});

it('counts the day of where the learner is', async () => {
  const { study, told } = await learner();
  const late = new Date('2026-03-09T23:30:00Z');
  await study(200, 'prvi', late, 'Europe/Ljubljana');
  await study(200, 'prvi', late, 'America/New_York');
  expect(await told(), 'neither of the two days has enough').toEqual([]);
  await study(100, 'prvi', late, 'America/New_York');
  expect(await told()).toEqual([{ day: '2026-03-09', zone: 'America/New_York' }]);
});
