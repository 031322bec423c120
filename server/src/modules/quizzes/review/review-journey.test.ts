import type { Attempt, Review } from '@navor/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServerWithPeople } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let cookie: string;
let userId: string;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  ({ cookie, id: userId } = await started.newPerson());
  await saveSampleQuizzes(server);
});
afterAll(() => server.stop());

const call = <Body>(path: string, body: unknown, method = 'POST') =>
  json<Body>(server.call(path, { method, body, cookie }));

/** Cards by question, as soon as the handed in attempt has reached them. */
const cardsOnce = (isReached: (reps: Record<string, number>) => boolean) =>
  vi.waitFor(
    async () => {
      const rows = await server.database.query<{ question_id: string; reps: number }>(
        'SELECT question_id, reps FROM review_cards WHERE user_id = $1',
        [userId],
      );
      const reps = Object.fromEntries(rows.map((row) => [row.question_id, row.reps]));
      expect(isReached(reps), JSON.stringify(reps)).toBe(true);
      return reps;
    },
    { timeout: 60_000, interval: 50 },
  );

it('brings what was left out of a quiz back, and puts off what is known in the review', async () => {
  const quiz = await call<{ attempt_id: string }>('/api/quizzes/vzorec-cas/attempts', {});
  await call(`/api/attempts/${quiz.attempt_id}/submission`, {});
  await cardsOnce((reps) => Object.keys(reps).length === 3);

  await server.database.query(
    `UPDATE review_cards SET due = due - interval '2 days', last_review = last_review - interval '2 days'`,
  );
  const before = await json<Review>(server.call('/api/review', { cookie }));
  expect(before).toMatchObject({ due_count: 3, card_count: 3, open_attempt_id: null });

  const { attempt_id } = await call<{ attempt_id: string }>('/api/review/attempts', {});
  const attempt = await json<Attempt>(server.call(`/api/attempts/${attempt_id}`, { cookie }));
  expect(attempt).toMatchObject({ kind: 'review', quiz: null, deadline: null, feedback: 'at-once' });
  expect(attempt.questions).toHaveLength(3);
  const position = attempt.questions.find(({ view }) => view.type === 'true-false')?.position;
  const answer = `/api/attempts/${attempt_id}/answers/${position}`;
  await call(answer, { response: { type: 'true-false', choice: true }, revision: 0 }, 'PUT');
  expect(await call(`${answer}/check`, {})).toMatchObject({ kind: 'settled' });
  expect(await json<Review>(server.call('/api/review', { cookie }))).toMatchObject({
    ...{ due_count: 2, reviewed_today: 1, open_attempt_id: attempt_id },
  });

  await call(`/api/attempts/${attempt_id}/submission`, {});
  const reps = await cardsOnce((all) => all.drzi === 2);
  expect(Object.values(reps).sort()).toEqual([1, 1, 2]);
  expect(await json<Review>(server.call('/api/review', { cookie }))).toMatchObject({
    ...{ due_count: 2, reviewed_today: 1, open_attempt_id: null },
  });
});
