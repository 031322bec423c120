import { expect, it } from 'vitest';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { sampleQuizFile, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startServerForTest } from '../../../test-support/test-server.ts';
import { loadDemoAttempts } from './load-demo-attempts.ts';

it('gives the demo learner a past, once', async () => {
  const server = await startServerForTest();
  const { services, database } = server;
  const { id } = await openAccount(server, 'learner');
  await loadDemoAttempts(services);
  await database.query(`UPDATE users SET email = 'learner@navor.example' WHERE id = $1`, [id]);
  await loadDemoAttempts(services);
  expect(await database.query('SELECT FROM quiz_attempts'), 'without quizzes').toEqual([]);

  const third = sampleQuizFile('quizzes/vzorec/quiz.yaml');
  const questions = [
    'ena-izbira',
    'vec-izbir',
    'drzi',
    'stevilo',
    'enacba',
    'besedilo',
    'pari',
    'vrstni-red',
    'vrzeli',
  ];
  await saveSampleQuizzes(server, {
    'quizzes/tretji/quiz.yaml': third.replace('position: 1', 'position: 3'),
    'quizzes/tretji/figures/zica.svg': sampleQuizFile('quizzes/vzorec/figures/zica.svg'),
    ...Object.fromEntries(
      questions.map((question) => [
        `quizzes/tretji/questions/${question}.yaml`,
        sampleQuizFile(`quizzes/vzorec/questions/${question}.yaml`),
      ]),
    ),
  });
  await loadDemoAttempts(services);
  await loadDemoAttempts(services);
  const attempts = await database.query(
    `SELECT quiz_id, submitted_at IS NOT NULL AS is_finished, has_passed, started_at < now() AS is_past,
            extract(epoch FROM deadline - started_at)::int AS limit, submitted_at < deadline AS is_on_time
     FROM quiz_attempts WHERE user_id = $1 ORDER BY started_at`,
    [id],
  );
  expect(attempts).toEqual([
    { quiz_id: 'vzorec', is_finished: true, has_passed: true, is_past: true, limit: null, is_on_time: null },
    { quiz_id: 'vzorec-cas', is_finished: true, has_passed: false, is_past: true, limit: 60, is_on_time: true },
    { quiz_id: 'tretji', is_finished: false, has_passed: null, is_past: true, limit: null, is_on_time: null },
  ]);
});

it('lets the other one pass the quizzes of the course that they have read, which completes it', async () => {
  const server = await startServerForTest();
  const { services, database } = server;
  const { id } = await openAccount(server, 'learner');
  await database.query(`UPDATE users SET email = 'premium@navor.example' WHERE id = $1`, [id]);
  const courseId = 'osnove-elektrotehnike';
  await insertSampleCourse(database, { id: courseId, modules: { prvi: ['ena'] } });
  const placed = (name: string) => ({
    [`quizzes/${name}/quiz.yaml`]: sampleQuizFile(`quizzes/${name}/quiz.yaml`, 'course: osnove', `course: ${courseId}`),
  });
  await saveSampleQuizzes(server, { ...placed('vzorec-modul'), ...placed('vzorec-tecaj') });
  await database.query('INSERT INTO course_enrollments (user_id, course_id) VALUES ($1, $2)', [id, courseId]);
  await loadDemoAttempts(services);
  expect(await database.query('SELECT FROM quiz_attempts'), 'who has not read it').toEqual([]);

  await database.query(
    `INSERT INTO lesson_progress (user_id, course_id, lesson_id, completed_at) VALUES ($1, $2, 'ena', now())`,
    [id, courseId],
  );
  const now = new Date('2026-03-20T02:00:00Z');
  for (let start = 0; start < 2; start += 1) await loadDemoAttempts(services, now);
  expect(await database.query('SELECT quiz_id, has_passed, started_at FROM quiz_attempts ORDER BY started_at')).toEqual(
    [
      { quiz_id: 'vzorec-modul', has_passed: true, started_at: new Date('2026-03-13T16:00:00Z') },
      { quiz_id: 'vzorec-tecaj', has_passed: true, started_at: new Date('2026-03-14T16:00:00Z') },
    ],
  );
  expect(await database.query('SELECT completed_at::date::text AS day FROM course_enrollments')).toEqual([
    { day: '2026-03-14' },
  ]);
});
