import type { LearnerAnalytics } from '@navor/contract';
import type { Outcome, Slip } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  graded,
  insertAttemptAt,
  insertQuiz,
  right,
  type SampleAnswer,
  unanswered,
  wrong,
} from '../../../test-support/sample-answers.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertQuiz(server.database, {
    id: 'elektrika',
    questions: [
      { id: 'tok', topic: 'ohmov-zakon' },
      { id: 'moc', topic: 'moc' },
      { id: 'volt', topic: 'enote', answer: { type: 'short-text', ...word } },
    ],
  });
});
afterAll(() => server.stop());

const word = { accepted: { sl: ['volt'] }, doesCaseMatter: false, doDiacriticsMatter: false, feedback: null };
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 10));

const analyticsOf = ({ cookie }: SamplePerson, language = 'sl') =>
  json<LearnerAnalytics>(server.call(`/api/quiz-analytics?language=${language}`, { cookie }));

const subscriber = () => newPerson({ plan: 'standard' });

function recordSubmission({ id: userId }: SamplePerson, answers: SampleAnswer[], at = day(1), hasPassed = false) {
  return insertAttemptAt(server.database, { userId, quizId: 'elektrika', at, answers, hasPassed });
}

describe('who may see how their quizzes went', () => {
  it('is not somebody without a plan, and is told which one it takes', async () => {
    const { cookie } = await newPerson();
    const response = await server.call('/api/quiz-analytics', { cookie });
    expect(response.status).toBe(403);
    expect(await json(response)).toMatchObject({ code: 'PLAN_REQUIRED', data: { tier: 'standard' } });
  });

  it.each([[{ plan: 'standard' }], [{ plan: 'premium' }], [{ roles: ['author'] }], [{ roles: ['admin'] }]] as const)(
    'is whoever has %j',
    async (options) => {
      const { cookie } = await newPerson(options as Parameters<NewPerson>[0]);
      expect((await server.call('/api/quiz-analytics', { cookie })).status).toBe(200);
    },
  );

  it('is not told of others', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    await recordSubmission(one, [{ question: 'tok', outcome: right }]);
    expect(await analyticsOf(other)).toEqual({
      ...{ attempt_count: 0, passed_count: 0, question_count: 0, mean_share: null, seconds_spent: 0 },
      ...{ results: [], topics: [], slips: [], types: [] },
    });
  });
});

describe('results', () => {
  it('are those of quizzes that were handed in, the oldest first', async () => {
    const person = await subscriber();
    const second = await recordSubmission(person, [{ question: 'tok', outcome: right }], day(2), true);
    const first = await recordSubmission(person, [{ question: 'tok', outcome: wrong }], day(1));
    const base = { userId: person.id, at: day(3), answers: [] };
    await insertAttemptAt(server.database, { ...base, quizId: 'elektrika', isOpen: true });
    await insertAttemptAt(server.database, { ...base, kind: 'review' });
    const analytics = await analyticsOf(person, 'en');
    expect(analytics).toMatchObject({ attempt_count: 2, passed_count: 1 });
    const quiz = { id: 'elektrika', title: 'elektrika en' };
    expect(analytics.results).toEqual([
      { attempt_id: first, quiz, submitted_at: day(1).toISOString(), share: 0, has_passed: false },
      { attempt_id: second, quiz, submitted_at: day(2).toISOString(), share: 1, has_passed: true },
    ]);
  });

  it('are the last sixty, but all are counted', async () => {
    const person = await subscriber();
    await server.database.query(
      `INSERT INTO quiz_attempts (user_id, kind, quiz_id, number, feedback, passing_percent,
         shuffles_options, started_at, submitted_at, max_points, points, has_passed)
       SELECT $1, 'quiz', 'elektrika', number, 'at-once', 60, true, moment, moment, 1, 1, true
       FROM generate_series(1, 62) AS number, LATERAL (SELECT $2::timestamptz + number * interval '1 minute' AS moment) AS started`,
      [person.id, day(1)],
    );
    const { attempt_count, passed_count, results } = await analyticsOf(person);
    expect([attempt_count, passed_count, results.length]).toEqual([62, 62, 60]);
    expect(results[0]?.submitted_at).toBe(new Date(day(1).getTime() + 3 * 60_000).toISOString());
  });
});

describe('the average result', () => {
  it('of one attempt is the result that its own page and the list of quizzes tell, by points', async () => {
    const person = await subscriber();
    const id = await recordSubmission(person, [
      { question: 'tok', outcome: right, seconds: 40 },
      { question: 'moc', outcome: graded(0.25), seconds: 28 },
      { question: 'volt', outcome: unanswered },
    ]);
    await server.database.query('UPDATE quiz_attempts SET points = 3.5, max_points = 6 WHERE id = $1', [id]);
    const share = expect.closeTo(3.5 / 6);
    const analytics = await analyticsOf(person);
    expect(analytics).toMatchObject({ mean_share: share, seconds_spent: 68, results: [{ share }] });
    const { cookie } = person;
    const attempt = await json(server.call(`/api/attempts/${id}`, { cookie }));
    expect(attempt).toMatchObject({ score: { share }, seconds_spent: 68 });
    const quiz = await json(server.call('/api/quizzes/elektrika', { cookie }));
    expect(quiz).toMatchObject({ standing: { best_share: share }, attempts: [{ share }] });
  });

  it('leaves out reviews, which ask what was wrong before', async () => {
    const person = await subscriber();
    await recordSubmission(person, [{ question: 'tok', outcome: right }], day(1));
    await insertAttemptAt(server.database, {
      ...{ userId: person.id, kind: 'review', at: day(2) },
      answers: [{ quiz: 'elektrika', question: 'tok', outcome: wrong }],
    });
    expect((await analyticsOf(person)).mean_share).toBe(1);
  });
});

describe('topics', () => {
  it('weigh an answer by its points, as the result of an attempt does', async () => {
    const person = await subscriber();
    const id = await recordSubmission(person, [
      { question: 'tok', outcome: right },
      { question: 'tok', outcome: wrong },
    ]);
    await server.database.query('UPDATE attempt_questions SET max_points = 3 WHERE attempt_id = $1 AND position = 1', [
      id,
    ]);
    const { topics, types } = await analyticsOf(person);
    expect(topics).toMatchObject([{ share: 0.75, recent_share: 0.75 }]);
    expect(types).toMatchObject([{ share: 0.75 }]);
  });

  it('are judged by their last ten answers, the weakest first', async () => {
    const person = await subscriber();
    for (let number = 1; number <= 14; number += 1) {
      await recordSubmission(
        person,
        [
          { question: 'tok', outcome: number <= 4 ? wrong : right, seconds: 20 },
          { question: 'moc', outcome: number <= 10 ? right : graded(0.25), seconds: number === 1 ? 90 : 0 },
          { question: 'volt', outcome: number <= 2 ? wrong : unanswered },
        ],
        day(number),
      );
    }
    const { topics, question_count, seconds_spent } = await analyticsOf(person);
    expect(topics).toEqual([
      {
        topic: { id: 'moc', title: 'moc sl' },
        ...{ question_count: 14, share: expect.closeTo(11 / 14), recent_share: 0.7 },
        ...{ mean_seconds: 90, standing: 'middling' },
      },
      {
        topic: { id: 'ohmov-zakon', title: 'ohmov-zakon sl' },
        ...{ question_count: 14, share: expect.closeTo(10 / 14), recent_share: 1 },
        ...{ mean_seconds: 20, standing: 'strong' },
      },
      {
        topic: { id: 'enote', title: 'enote sl' },
        ...{ question_count: 2, share: 0, recent_share: 0, mean_seconds: null, standing: 'too-few' },
      },
    ]);
    expect(question_count).toBe(30);
    expect(seconds_spent).toBe(14 * 20 + 90);
  });

  it('count what was mended in a review', async () => {
    const person = await subscriber();
    await recordSubmission(person, [{ question: 'tok', outcome: wrong }], day(1));
    for (const number of [2, 3, 4]) {
      await insertAttemptAt(server.database, {
        ...{ userId: person.id, kind: 'review', at: day(number) },
        answers: [{ quiz: 'elektrika', question: 'tok', outcome: right }],
      });
    }
    const { topics } = await analyticsOf(person);
    expect(topics).toMatchObject([{ question_count: 4, recent_share: 0.75, standing: 'middling' }]);
  });
});

it('counts slips, also those in parts of a question, the most frequent first', async () => {
  const person = await subscriber();
  const slipped = (slip: Slip): Outcome => ({ kind: 'graded', share: 0, slip });
  await recordSubmission(person, [{ question: 'tok', outcome: slipped({ kind: 'sign' }) }], day(1));
  await recordSubmission(person, [{ question: 'tok', outcome: slipped({ kind: 'prefix', factor: 1000 }) }], day(2));
  const parts = { a: { share: 0, slip: { kind: 'prefix' } }, b: { share: 1 } } as const;
  await recordSubmission(person, [{ question: 'moc', outcome: { kind: 'graded', share: 0.5, parts } }], day(3));
  expect((await analyticsOf(person)).slips).toEqual([
    { kind: 'prefix', count: 2, last_at: day(3).toISOString() },
    { kind: 'sign', count: 1, last_at: day(1).toISOString() },
  ]);
});

it('tells types of question apart', async () => {
  const person = await subscriber();
  await recordSubmission(person, [
    { question: 'tok', outcome: right, seconds: 10 },
    { question: 'moc', outcome: wrong, seconds: 20 },
    { question: 'volt', outcome: graded(0.5) },
  ]);
  expect((await analyticsOf(person)).types).toEqual([
    { type: 'true-false', question_count: 2, share: 0.5, mean_seconds: 15 },
    { type: 'short-text', question_count: 1, share: 0.5, mean_seconds: null },
  ]);
});

it('refuses a language that we do not have', async () => {
  const { cookie } = await subscriber();
  expect((await server.call('/api/quiz-analytics?language=fr', { cookie })).status).toBe(422);
});

it.each([
  ['one’s own analytics', '/api/quiz-analytics', 3],
  ['the analytics of a quiz', '/api/quizzes/elektrika/analytics', 5],
  ['what is due', '/api/review', 2],
])('reads %s by as many statements, whatever there is to tell', async (_, path, statements) => {
  const person = await newPerson({ roles: ['author'] });
  await giveDocuments(server.database, person.id, 'quiz');
  const viewerStatements = 1;
  for (const answers of [[], [{ question: 'tok', outcome: wrong }]]) {
    await recordSubmission(person, answers);
    const query = vi.spyOn(server.services.pool, 'query');
    expect((await server.call(path, { cookie: person.cookie })).status).toBe(200);
    expect(query.mock.calls).toHaveLength(viewerStatements + statements);
    query.mockRestore();
  }
});
