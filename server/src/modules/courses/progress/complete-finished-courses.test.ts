import { expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { json, newestEvent, startServerForTest } from '../../../test-support/test-server.ts';
import { completeFinishedCourses } from './complete-finished-courses.ts';

it('completes a course whose last open lesson was withdrawn, once', async () => {
  const server = await startServerForTest();
  const cookie = await server.signUp({ email: 'finishing@example.com' });
  const other = await server.signUp({ email: 'reading@example.com' });
  await insertSampleCourse(server.database, { id: 'kratek', modules: { prvi: ['ena', 'dve', 'tri'] } });
  const complete = (lesson: string, as: string) =>
    server.call(`/api/courses/kratek/lessons/${lesson}/completion`, { method: 'PUT', body: {}, cookie: as });
  await complete('ena', cookie);
  await complete('dve', cookie);
  await complete('ena', other);
  await server.database.query(`UPDATE lessons SET status = 'draft' WHERE id = 'tri'`);

  await completeFinishedCourses.run({}, server.services);
  await completeFinishedCourses.run({}, server.services);

  const enrolmentOf = async (as: string) =>
    (await json<{ enrolment: { completed_at: string | null } }>(server.call('/api/courses/kratek', { cookie: as })))
      .enrolment;
  expect((await enrolmentOf(cookie)).completed_at).not.toBe(null);
  expect((await enrolmentOf(other)).completed_at).toBe(null);
  expect(await newestEvent(server, 'courses.course-completed')).toMatchObject({ courseId: 'kratek' });
  const events = `SELECT FROM platform.events WHERE name = 'courses.course-completed'`;
  expect(await server.database.query(events)).toHaveLength(1);
});

it('ticks a lesson off that got a quiz which its reader had passed before, while they are nowhere', async () => {
  const server = await startServerForTest();
  const cookie = await server.signUp({ email: 'early@example.com' });
  await insertSampleCourse(server.database, { id: 'kratek', modules: { prvi: ['ena', 'kviz'] } });
  await server.call('/api/courses/kratek/lessons/ena/completion', { method: 'PUT', body: {}, cookie });
  await server.database.query(
    `INSERT INTO course_quiz_passes (user_id, quiz_id, passed_at) SELECT id, 'vzorec', now() FROM users;
     UPDATE lessons SET completion = 'quiz' WHERE id = 'kviz';
     INSERT INTO course_quizzes (quiz_id, course_id, lesson_id) VALUES ('vzorec', 'kratek', 'kviz')`,
  );

  await completeFinishedCourses.run({}, server.services);
  await completeFinishedCourses.run({}, server.services);

  expect(await server.database.query(`SELECT FROM lesson_progress WHERE completed_at IS NOT NULL`)).toHaveLength(2);
  const told = `SELECT payload ->> 'lessonId' AS lesson, payload ->> 'timeZone' AS zone FROM platform.events
                WHERE name = 'courses.lesson-completed'`;
  expect(await server.database.query(told)).toEqual([
    { lesson: 'ena', zone: 'Europe/Ljubljana' },
    { lesson: 'kviz', zone: null },
  ]);
  expect(await newestEvent(server, 'courses.course-completed')).toMatchObject({ courseId: 'kratek' });
});
