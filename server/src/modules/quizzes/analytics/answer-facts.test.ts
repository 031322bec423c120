import type { QuizAnalytics } from '@navor/contract';
import type { Outcome, PreparedQuestion, Response } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  graded,
  insertAttemptAt,
  insertQuiz,
  manyQuestions,
  right,
  type SampleAnswer,
  type SampleQuiz,
  unanswered,
  wrong,
} from '../../../test-support/sample-answers.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let author: SamplePerson;
let learner: string;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  author = await newPerson({ roles: ['author'] });
  learner = (await newPerson()).id;
});
afterAll(() => server.stop());

const analyticsOf = (quizId: string) =>
  json<QuizAnalytics>(server.call(`/api/quizzes/${quizId}/analytics`, { cookie: author.cookie }));

const insertOwnQuiz = (quiz: SampleQuiz) => insertQuiz(server.database, { ...quiz, ownerId: author.id });

let minutes = 0;
function recordSubmission(quizId: string, answers: SampleAnswer[]) {
  minutes += 1;
  const at = new Date(Date.UTC(2026, 2, 9, 10, minutes));
  return insertAttemptAt(server.database, { userId: learner, quizId, at, answers });
}

const word: PreparedQuestion['answer'] = {
  ...{ type: 'short-text', accepted: { sl: ['volt'] }, doesCaseMatter: false, doDiacriticsMatter: false },
  feedback: null,
};
const typed = (text: string): Response => ({ type: 'short-text', text });

it('tells of a single attempt', async () => {
  await insertOwnQuiz({ id: 'en-sam', questions: manyQuestions(2) });
  await recordSubmission('en-sam', [
    { question: 'v1', outcome: { kind: 'graded', share: 1, chosen: ['true'] }, seconds: 12 },
    { question: 'v2', outcome: unanswered },
  ]);
  const { attempt_count, mean_share, questions } = await analyticsOf('en-sam');
  expect([attempt_count, mean_share]).toEqual([1, 0.5]);
  const discrimination = null;
  expect(questions).toMatchObject([
    { answer_count: 1, facility: 1, unanswered_share: 0, mean_seconds: 12, discrimination },
    { answer_count: 1, facility: 0, unanswered_share: 1, mean_seconds: null, discrimination },
  ]);
  expect(questions[0]?.options).toMatchObject([
    { id: 'true', count: 1 },
    { id: 'false', count: 0 },
  ]);
});

it('tells of attempts in which nobody answered anything', async () => {
  await insertOwnQuiz({ id: 'prazno', questions: [{ id: 'v1', answer: word }, { id: 'v2' }] });
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await recordSubmission('prazno', [
      { question: 'v1', outcome: unanswered, response: typed('  ') },
      { question: 'v2', outcome: unanswered },
    ]);
  }
  const { attempt_count, mean_share, questions } = await analyticsOf('prazno');
  expect([attempt_count, mean_share]).toEqual([6, 0]);
  for (const question of questions) {
    expect(question).toMatchObject({ answer_count: 6, facility: 0, unanswered_share: 1, discrimination: null });
    expect(question).toMatchObject({ mean_seconds: null, slips: [], wrong_answers: [] });
  }
});

it('counts what cannot be read as wrong, and not as left out', async () => {
  await insertOwnQuiz({ id: 'necitljivo', questions: [{ id: 'v1', answer: word }] });
  const unreadable: Outcome = { kind: 'unreadable', problem: { kind: 'unreadable', reason: '?', at: 0, part: '#' } };
  await recordSubmission('necitljivo', [{ question: 'v1', outcome: unreadable, response: typed('#') }]);
  expect((await analyticsOf('necitljivo')).questions).toMatchObject([
    { facility: 0, unanswered_share: 0, wrong_answers: [{ text: '#', count: 1 }] },
  ]);
});

it('follows an answer that was regraded', async () => {
  await insertOwnQuiz({ id: 'popravek', questions: [{ id: 'v1', answer: word }, { id: 'v2' }] });
  const answers = [
    { question: 'v1', outcome: wrong, response: typed('amper') },
    { question: 'v2', outcome: right },
  ];
  const [first] = [await recordSubmission('popravek', answers), await recordSubmission('popravek', answers)];
  expect((await analyticsOf('popravek')).questions[0]).toMatchObject({
    ...{ facility: 0, wrong_answers: [{ text: 'amper', count: 2 }] },
  });
  await server.database.query(
    `UPDATE attempt_questions SET outcome = $2, points = 1 WHERE attempt_id = $1 AND question_id = 'v1'`,
    [first, right],
  );
  await server.database.query('UPDATE quiz_attempts SET points = 2, regraded_at = now() WHERE id = $1', [first]);
  const { mean_share, questions } = await analyticsOf('popravek');
  expect(mean_share).toBe(0.75);
  expect(questions[0]).toMatchObject({ facility: 0.5, wrong_answers: [{ text: 'amper', count: 1 }] });
});

it('compares with the whole rest of an attempt, also with questions that have left the quiz', async () => {
  await insertOwnQuiz({ id: 'ostanek', questions: manyQuestions(2) });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await recordSubmission('ostanek', [
      { question: 'v1', outcome: graded(share) },
      { question: 'v2', outcome: graded(share / 2) },
    ]);
  }
  await server.database.query(`UPDATE questions SET position = NULL WHERE quiz_id = 'ostanek' AND id = 'v1'`);
  const { questions } = await analyticsOf('ostanek');
  expect(questions).toMatchObject([{ id: 'v2', answer_count: 5, facility: 0.25 }]);
  expect(questions[0]?.discrimination).toBeCloseTo(1);
});

it('takes texts that differ in their spaces for the same', async () => {
  await insertOwnQuiz({ id: 'presledki', questions: [{ id: 'v1', answer: word }] });
  for (const text of ['5 V', '5\u00a0V', ' 5 \t V\n', '5\u202fV']) {
    await recordSubmission('presledki', [{ question: 'v1', outcome: wrong, response: typed(text) }]);
  }
  expect((await analyticsOf('presledki')).questions[0]?.wrong_answers).toEqual([{ text: '5 V', count: 4 }]);
});

it('counts a slip once in a question that has become another type', async () => {
  const blanks: PreparedQuestion['answer'] = { type: 'blanks', paragraphs: { sl: [] }, gaps: { tok: word as never } };
  await insertOwnQuiz({ id: 'predelano', questions: [{ id: 'v1', answer: blanks }] });
  const id = await recordSubmission('predelano', [{ question: 'v1', outcome: wrong }]);
  const slipped: Outcome = { kind: 'graded', share: 0, slip: { kind: 'sign' } };
  await server.database.query(
    `UPDATE attempt_questions SET type = 'numeric', response = '{"type":"numeric","text":"-5"}', outcome = $2
     WHERE attempt_id = $1`,
    [id, slipped],
  );
  expect((await analyticsOf('predelano')).questions).toMatchObject([
    { slips: [{ kind: 'sign', count: 1 }], wrong_answers: [{ text: '-5', count: 1 }] },
  ]);
});

describe('the facts of an answer', () => {
  it('are none before it is settled, so that saving it touches no index', async () => {
    await insertOwnQuiz({ id: 'odprto', questions: [{ id: 'v1', answer: word }] });
    await recordSubmission('odprto', [{ question: 'v1', outcome: null, response: typed('amper'), seconds: 30 }]);
    const facts = await server.database.query(
      `SELECT share, settled_seconds, finding, wrong_text FROM attempt_questions WHERE quiz_id = 'odprto'`,
    );
    expect(facts).toEqual([{ share: null, settled_seconds: null, finding: null, wrong_text: null }]);
  });

  it('have their place in the index, however long ids and texts are', async () => {
    const longId = (at: number) => `${at}`.padStart(2, '0').repeat(30);
    const ids = Array.from({ length: 12 }, (_, at) => longId(at));
    await insertOwnQuiz({
      id: 'q'.repeat(60),
      questions: [
        {
          id: longId(1),
          answer: {
            type: 'multiple-choice',
            options: ids.map((id) => ({ id, text: { sl: id }, isCorrect: true, feedback: null })),
          },
        },
        { id: longId(2), answer: word },
      ],
    });
    const text = Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x1f300 + at)).join('');
    await recordSubmission('q'.repeat(60), [
      { question: longId(1), outcome: { kind: 'graded', share: 1, chosen: ids } },
      { question: longId(2), outcome: wrong, response: typed(text) },
    ]);
    const [choice, written] = (await analyticsOf('q'.repeat(60))).questions;
    expect(choice?.options.map(({ count }) => count)).toEqual(ids.map(() => 1));
    expect([...(written?.wrong_answers[0]?.text ?? '')]).toHaveLength(60);
  });
});
