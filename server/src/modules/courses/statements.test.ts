import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { insertSampleCourse, manyLessons } from '../../test-support/sample-course.ts';
import { startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  const person = await started.newPerson();
  cookie = person.cookie;
  await insertSampleCourse(server.database, { id: 'kratek', modules: manyLessons(3) });
  await insertSampleCourse(server.database, { id: 'dolg', modules: manyLessons(60), theme: 'dolgi' });
  await server.database.query(`INSERT INTO course_enrollments (user_id, course_id) SELECT $1, id FROM courses;`, [
    person.id,
  ]);
  await server.database.query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at)
     SELECT $1, course_id, id, now() FROM lessons WHERE position < 2`,
    [person.id],
  );
});
afterAll(() => server.stop());

const statementsOf = (path: string, as: string) =>
  countStatements(server, () => server.call(path, as ? { cookie: as } : {}));

it.each([
  // Its text is read for the first caller only.
  ['a lesson', (course: string) => `/api/courses/${course}/lessons/lekcija-2`, 2, 1],
  ['a course', (course: string) => `/api/courses/${course}`, 2, 2],
  ['a theme', (course: string) => `/api/themes/${course === 'dolg' ? 'dolgi' : 'vzorci'}`, 2, 2],
  ['the catalogue', () => '/api/courses', 2, 2],
])('reads %s by as many statements, whatever the size of the course', async (_, path, visitor, reader) => {
  for (const course of ['kratek', 'dolg']) {
    expect(await statementsOf(path(course), '')).toBe(visitor);
    expect(await statementsOf(path(course), cookie)).toBe(viewerStatements + reader);
  }
});

it.each([
  ['progress', (course: string) => `/api/courses/${course}/progress`, 3],
  ['one’s own courses', () => '/api/learning/courses', 1],
  ['what is being learnt', () => '/api/learning', 6],
])('reads %s by as many statements, whatever the size of the course', async (_, path, reader) => {
  for (const course of ['kratek', 'dolg'])
    expect(await statementsOf(path(course), cookie)).toBe(viewerStatements + reader);
});
