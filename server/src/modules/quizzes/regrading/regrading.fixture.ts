import type { EditedQuestion, Regrading } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { expect, vi } from 'vitest';
import { shortPauses } from '../../../test-support/job-pauses.ts';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer } from '../../../test-support/test-server.ts';

export type Regraded = Omit<Regrading, 'asked_at'> & { asked_at: string };

export const note = { sl: 'Ključ je bil napačen.', en: 'The key was wrong.' };

/** A server with the sample quizzes, an author who mends questions, and learners, one a call. */
export async function startRegrading() {
  const server = await startTestServer({}, { pauses: shortPauses });
  const calls = attemptCalls(server);
  const author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
  let opened = 0;
  const address = (quizId: string, questionId: string) => `/api/quizzes/${quizId}/questions/${questionId}`;

  const means = {
    ...{ server, calls, author },

    newLearner: () => {
      opened += 1;
      return openAccount(server, `learner-${opened}`, { plan: 'premium' });
    },

    /** Starts an attempt and gives these answers, by position. */
    async answered(quizId: string, person: SamplePerson, answers: Record<number, object>): Promise<string> {
      const attemptId = await calls.started(quizId, person);
      for (const [position, response] of Object.entries(answers)) {
        await calls.saved(attemptId, Number(position), person, { response });
      }
      return attemptId;
    },

    /** The same, and hands it in. */
    async handedIn(quizId: string, person: SamplePerson, answers: Record<number, object>): Promise<string> {
      const attemptId = await means.answered(quizId, person, answers);
      await calls.submit(attemptId, person);
      return attemptId;
    },

    async change(quizId: string, questionId: string, edit: (source: QuestionSource) => object): Promise<void> {
      const at = address(quizId, questionId);
      const { source, version } = await json<EditedQuestion>(server.call(at, { cookie: author.cookie }));
      const body = { source: edit(source), version };
      const saved = await json(server.call(at, { method: 'PUT', body, cookie: author.cookie }));
      expect(saved).toMatchObject({ kind: 'saved', version: version + 1 });
    },

    regrade: (quizId: string, questionId: string, { cookie } = author, body: object = { note }) =>
      server.call(`${address(quizId, questionId)}/regrading`, { body, cookie }),

    regrading: (quizId: string, questionId: string, { cookie } = author) =>
      server.call(`${address(quizId, questionId)}/regrading`, { cookie }),

    /** How the regrading asked for last ended, as soon as it has. */
    finished: (quizId: string, questionId: string): Promise<Regraded> =>
      vi.waitFor(
        async () => {
          const regrading = await json<Regraded>(means.regrading(quizId, questionId));
          expect(regrading).toMatchObject({ is_finished: true });
          return regrading;
        },
        { timeout: 60_000, interval: 50 },
      ),

    /** Keeps the locks that a statement takes while something else goes on. */
    async holding(statement: string, work: () => Promise<void>): Promise<void> {
      const client = await server.services.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(statement);
        await work();
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    },

    /** Asks for a regrading and waits until it is done. */
    async regraded(quizId: string, questionId: string): Promise<Regraded> {
      const response = await means.regrade(quizId, questionId);
      expect(response.status).toBe(200);
      const { id } = await json<Regraded>(response);
      const ended = await means.finished(quizId, questionId);
      expect(ended.id).toBe(id);
      return ended;
    },
  };
  return means;
}
