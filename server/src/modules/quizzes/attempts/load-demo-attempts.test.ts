import { expect, it } from 'vitest';
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
