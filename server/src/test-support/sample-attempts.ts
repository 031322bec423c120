import type { Attempt } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Response as Answer, Drawing, PreparedQuestion } from '@navor/questions';
import { slipsOf, solveQuestion } from '@navor/questions/scoring';
import { expect } from 'vitest';
import type { SamplePerson } from './sample-people.ts';
import { json, type TestServer } from './test-server.ts';

/** Moments as JSON writes them. */
type Written<Value> = Value extends Date
  ? string
  : Value extends (infer Item)[]
    ? Written<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Written<Value[Key]> }
      : Value;
export type WrittenAttempt = Written<Omit<Attempt, 'questions'>> & {
  questions: (Omit<Attempt['questions'][number], 'saved_at'> & { saved_at: string | null })[];
};

type AnswerToSave = { response: object | null; revision?: number; seconds?: number; language?: Language };
type Saved = { revision: number; saved_at: string };

/** What learners do with attempts, over HTTP; those that answer with `Response` may be refused. */
export function attemptCalls(server: TestServer) {
  const at = (attemptId: string, position: number) => `/api/attempts/${attemptId}/answers/${position}`;
  const calls = {
    start: (quizId: string, { cookie }: SamplePerson) =>
      server.call(`/api/quizzes/${quizId}/attempts`, { body: {}, cookie }),

    async started(quizId: string, person: SamplePerson): Promise<string> {
      const response = await calls.start(quizId, person);
      expect(response.status).toBe(200);
      return (await json<{ attempt_id: string }>(response)).attempt_id;
    },

    get: (attemptId: string, { cookie }: SamplePerson, language: Language = 'sl') =>
      server.call(`/api/attempts/${attemptId}?language=${language}`, { cookie }),

    async read(attemptId: string, person: SamplePerson, language?: Language): Promise<WrittenAttempt> {
      const response = await calls.get(attemptId, person, language);
      expect(response.status).toBe(200);
      return json(response);
    },

    save: (attemptId: string, position: number, person: SamplePerson, answer: AnswerToSave) => {
      const { response, revision = 0, seconds = 0, language = 'sl' } = answer;
      return server.call(at(attemptId, position), {
        method: 'PUT',
        body: { response, revision, seconds },
        cookie: `${person.cookie}; language=${language}`,
      });
    },

    async saved(attemptId: string, position: number, person: SamplePerson, answer: AnswerToSave): Promise<Saved> {
      const response = await calls.save(attemptId, position, person, answer);
      expect(response.status).toBe(200);
      return json(response);
    },

    flag: (attemptId: string, position: number, { cookie }: SamplePerson, is_flagged = true) =>
      server.call(`${at(attemptId, position)}/flag`, { method: 'PUT', body: { is_flagged }, cookie }),

    check: (attemptId: string, position: number, { cookie }: SamplePerson) =>
      server.call(`${at(attemptId, position)}/check`, { body: {}, cookie }),

    hint: (attemptId: string, position: number, { cookie }: SamplePerson, count = 1) =>
      server.call(`${at(attemptId, position)}/hints`, { body: { count }, cookie }),

    submit: (attemptId: string, { cookie }: SamplePerson, body: { accept_unreadable?: boolean } = {}) =>
      server.call(`/api/attempts/${attemptId}/submission`, { body, cookie }),

    /** Answers that earn full marks, by position. */
    async rightAnswers(attemptId: string): Promise<Map<number, Answer>> {
      const drawn = await drawnQuestions(server, attemptId);
      return new Map(drawn.map(({ position, prepared, drawing }) => [position, solveQuestion(prepared, drawing)]));
    },

    /** Wrong answers that the question at a position foresees. */
    async slips(attemptId: string, position: number): Promise<Answer[]> {
      const drawn = (await drawnQuestions(server, attemptId)).find((each) => each.position === position);
      return drawn ? slipsOf(drawn.prepared, drawn.drawing) : [];
    },

    /** Starts an attempt, answers so many of its questions rightly and hands it in. */
    async finished(quizId: string, person: SamplePerson, right = Number.POSITIVE_INFINITY): Promise<string> {
      const attemptId = await calls.started(quizId, person);
      for (const [position, response] of await calls.rightAnswers(attemptId)) {
        if (position <= right) await calls.saved(attemptId, position, person, { response });
      }
      expect(await json(calls.submit(attemptId, person))).toEqual({ kind: 'submitted' });
      return attemptId;
    },

    /** Lets the time of an attempt run out. */
    async expire(attemptId: string): Promise<void> {
      await server.database.query(
        `UPDATE quiz_attempts SET started_at = now() - interval '1 hour', deadline = now() - interval '1 minute'
         WHERE id = $1`,
        [attemptId],
      );
    },
  };
  return calls;
}

type Drawn = { position: number; prepared: PreparedQuestion; drawing: Drawing };

/** What only the server knows. */
async function drawnQuestions({ database }: TestServer, attemptId: string): Promise<Drawn[]> {
  return (
    await database.query<Omit<Drawn, 'drawing'> & Omit<Drawing, 'language'>>(
      `SELECT answers.position, versions.prepared, answers.seed, answers.values, attempts.shuffles_options AS shuffles
       FROM attempt_questions AS answers
       JOIN quiz_attempts AS attempts ON attempts.id = answers.attempt_id
       JOIN question_versions AS versions ON versions.id = answers.version_id
       WHERE attempts.id = $1 ORDER BY answers.position`,
      [attemptId],
    )
  ).map(({ position, prepared, ...drawing }) => ({ position, prepared, drawing: { ...drawing, language: 'sl' } }));
}
