import type { QuizAnalytics } from '@navor/contract';
import type { Outcome, PreparedQuestion } from '@navor/questions';
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

const analyticsOf = (quizId: string, language = 'sl') =>
  json<QuizAnalytics>(server.call(`/api/quizzes/${quizId}/analytics?language=${language}`, { cookie: author.cookie }));

const insertOwnQuiz = (quiz: SampleQuiz) => insertQuiz(server.database, { ...quiz, ownerId: author.id });

let minutes = 0;
function recordSubmission(
  quizId: string,
  answers: SampleAnswer[],
  more: { userId?: string; hasPassed?: boolean } = {},
) {
  minutes += 1;
  const at = new Date(Date.UTC(2026, 2, 9, 10, minutes));
  return insertAttemptAt(server.database, { userId: learner, quizId, at, answers, ...more });
}

describe('who may see how everybody answers', () => {
  it('is not a learner, whatever their plan', async () => {
    const { cookie } = await newPerson({ plan: 'premium' });
    expect((await server.call('/api/quizzes/karkoli/analytics', { cookie })).status).toBe(403);
  });

  it.each(['ni-ga', 'ni..ga'])('is told that there is no quiz %j', async (id) => {
    const response = await server.call(`/api/quizzes/${id}/analytics`, { cookie: author.cookie });
    expect([404, 422]).toContain(response.status);
  });
});

it('tells of a quiz that nobody has taken', async () => {
  await insertOwnQuiz({ id: 'nov', status: 'draft', questions: [{ id: 'ena' }] });
  expect(await analyticsOf('nov', 'de')).toEqual({
    quiz: { id: 'nov', title: 'nov de', language: 'de' },
    ...{ attempt_count: 0, person_count: 0, passed_share: null, mean_share: null },
    questions: [
      {
        ...{ id: 'ena', number: 1, type: 'true-false', excerpt: 'ena', answer_count: 0, facility: null },
        ...{ discrimination: null, unanswered_share: null, mean_seconds: null, slips: [], wrong_answers: [] },
        options: [
          { id: 'true', html: '', is_correct: true, count: 0 },
          { id: 'false', html: '', is_correct: false, count: 0 },
        ],
      },
    ],
  });
});

it('counts attempts at the quiz that were handed in, and no reviews', async () => {
  await insertOwnQuiz({ id: 'stetje', questions: [{ id: 'ena' }] });
  const other = (await newPerson()).id;
  await recordSubmission('stetje', [{ question: 'ena', outcome: right, seconds: 30 }], { hasPassed: true });
  await recordSubmission('stetje', [{ question: 'ena', outcome: graded(0.5) }]);
  await recordSubmission('stetje', [{ question: 'ena', outcome: unanswered, seconds: 10 }], { userId: other });
  await recordSubmission('stetje', [{ question: 'ena', outcome: right }], { userId: other, hasPassed: true });
  const base = { userId: other, at: new Date(), answers: [{ quiz: 'stetje', question: 'ena', outcome: wrong }] };
  await insertAttemptAt(server.database, { ...base, kind: 'review' });
  await insertAttemptAt(server.database, { ...base, quizId: 'stetje', isOpen: true });
  const analytics = await analyticsOf('stetje');
  expect(analytics).toMatchObject({ attempt_count: 4, person_count: 2, passed_share: 0.5, mean_share: 0.625 });
  expect(analytics.questions).toMatchObject([
    { answer_count: 4, facility: 0.625, unanswered_share: 0.25, mean_seconds: 20, discrimination: null },
  ]);
});

describe('discrimination', () => {
  /** One row an attempt, one column a question. */
  async function discriminations(id: string, rows: number[][]) {
    const questions = manyQuestions(rows[0]?.length ?? 0);
    await insertOwnQuiz({ id, questions });
    for (const shares of rows) {
      await recordSubmission(
        id,
        shares.map((share, at) => ({ question: `v${at + 1}`, outcome: graded(share) })),
      );
    }
    return (await analyticsOf(id)).questions.map(({ discrimination }) => discrimination);
  }

  it('is how a question agrees with the rest of each attempt', async () => {
    const rows = [
      [1, 1, 0],
      [1, 1, 0],
      [0, 0, 1],
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
    ];
    const found = await discriminations('razlike', rows);
    const expected = [0, 1, 2].map((column) => {
      const own = rows.map((row) => row[column] ?? 0);
      const rest = rows.map((row) => row.reduce((sum, share, at) => sum + (at === column ? 0 : share), 0) / 2);
      return pearson(own, rest);
    });
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 8);
  });

  it.each([
    [
      'too few attempts',
      'premalo',
      [
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
    ['everybody right', 'vsi', Array.from({ length: 6 }, () => [1, 1])],
    ['no other question', 'sam', [[1], [0], [1], [0], [1]]],
    ['shares that differ only by noise', 'sum', [0.1, 0.3, 0.7, 0.9, 0.2].map((own) => [own, 0.1 + 0.2, own * 0])],
  ])('is unknown with %s', async (_, id, rows) => {
    expect((await discriminations(id, rows))[0]).toBe(null);
  });

  it('stays within its bounds', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [index / 7, index / 7, index / 7]);
    for (const value of await discriminations('meje', rows)) expect(value).toBeCloseTo(1);
  });
});

describe('what was answered', () => {
  const text = (sl: string) => ({ sl, en: `${sl} (en)` });
  const option = (id: string, isCorrect: boolean) => ({ id, text: { sl: `${id} \ue000` }, isCorrect, feedback: null });
  const chosen = (share: number, ...ids: string[]): Outcome => ({ kind: 'graded', share, chosen: ids });
  const numeric: PreparedQuestion['answer'] = {
    ...{ type: 'numeric', answer: { kind: 'number', value: 5 } as never, unit: 'A', tolerance: { relative: 0.01 } },
    ...{ isUnitRequired: true, slips: [{ value: {} as never, feedback: text('<p>Pomnožili ste \ue000.</p>') }] },
  };

  it('is counted by option, with one example of the numbers', async () => {
    await insertOwnQuiz({
      id: 'izbire',
      questions: [
        {
          ...{ id: 'ena', body: { sl: '<p>Pri \ue000?</p>' }, holes: [{ name: 'U', form: 'quantity' }] },
          template: { variables: [{ name: 'U', unit: 'V', kind: 'list', values: [12, 12] }] },
          answer: { type: 'single-choice', options: [option('prav', true), option('narobe', false)] },
        },
      ],
    });
    await recordSubmission('izbire', [{ question: 'ena', outcome: chosen(0, 'narobe') }]);
    await recordSubmission('izbire', [{ question: 'ena', outcome: chosen(0, 'narobe') }]);
    // An option that was taken out since.
    await recordSubmission('izbire', [{ question: 'ena', outcome: chosen(0, 'nekoc') }]);
    const { questions } = await analyticsOf('izbire');
    expect(questions[0]?.excerpt).toBe('Pri …?');
    expect(questions[0]?.options).toEqual([
      { id: 'prav', html: expect.stringMatching(/^prav 12\sV$/), is_correct: true, count: 0 },
      { id: 'narobe', html: expect.stringMatching(/^narobe 12\sV$/), is_correct: false, count: 2 },
    ]);
  });

  it('is counted by slip, the author’s own under their words', async () => {
    await insertOwnQuiz({ id: 'spodrsljaji', questions: [{ id: 'ena', answer: numeric }] });
    const slipped = (slip: object) => ({ kind: 'graded', share: 0, slip }) as Outcome;
    for (const slip of [{ kind: 'own', own: 0 }, { kind: 'own', own: 0 }, { kind: 'own', own: 7 }, { kind: 'sign' }]) {
      await recordSubmission('spodrsljaji', [{ question: 'ena', outcome: slipped(slip) }]);
    }
    const { questions } = await analyticsOf('spodrsljaji', 'en');
    expect(questions[0]?.slips).toEqual([
      { kind: 'own', label: 'Pomnožili ste … (en)', count: 2 },
      { kind: 'own', label: null, count: 1 },
      { kind: 'sign', label: null, count: 1 },
    ]);
  });

  it('has the five wrong texts that were typed most', async () => {
    await insertOwnQuiz({ id: 'zapisi', questions: [{ id: 'ena', answer: numeric }] });
    const typed = (outcome: Outcome, written: string) =>
      recordSubmission('zapisi', [{ question: 'ena', outcome, response: { type: 'numeric', text: written } }]);
    for (const written of ['5 V', ' 5  V ', '6 A', '6 A', '6 A', '7', '8', '9', 'x'.repeat(90)]) {
      await typed(wrong, written);
    }
    await typed({ kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'A' } }, '7');
    await typed(right, '5 A');
    await typed(wrong, '   ');
    expect((await analyticsOf('zapisi')).questions[0]?.wrong_answers).toEqual([
      { text: '6 A', count: 3 },
      { text: '5 V', count: 2 },
      { text: '7', count: 2 },
      { text: '8', count: 1 },
      { text: '9', count: 1 },
    ]);
  });

  it('has formulas as people write them, and what is one of them once', async () => {
    const symbols = ['R', 'rho', 'l'].map((name) => ({ name, meaning: {}, range: [1, 2] }));
    const answer = { type: 'formula', left: null, symbols, form: null, slips: [] } as never;
    await insertOwnQuiz({ id: 'obrazci', questions: [{ id: 'ena', answer }] });
    for (const text of ['A = 2 * R', '((R) / (rho * l))', 'R/(rho l)', 'R /']) {
      await recordSubmission('obrazci', [{ question: 'ena', outcome: wrong, response: { type: 'formula', text } }]);
    }
    expect((await analyticsOf('obrazci')).questions[0]?.wrong_answers).toEqual([
      { text: 'R/(ρ·l)', count: 2 },
      { text: '2·R', count: 1 },
      { text: 'R /', count: 1 },
    ]);
  });

  it('names the gap that was filled wrongly, but no letters of options', async () => {
    await insertOwnQuiz({
      id: 'vrzeli',
      questions: [
        {
          id: 'ena',
          answer: {
            ...{ type: 'blanks', paragraphs: { sl: [] } },
            gaps: {
              tok: numeric as never,
              izbira: { type: 'single-choice', options: [option('prav', true), option('narobe', false)] },
            },
          },
        },
      ],
    });
    const parts = { tok: { share: 0, slip: { kind: 'own', own: 0 } }, izbira: { share: 0 } } as const;
    const response = { type: 'blanks', gaps: { tok: '3 A', izbira: 'b' } } as const;
    await recordSubmission('vrzeli', [{ question: 'ena', outcome: { kind: 'graded', share: 0, parts }, response }]);
    const [question] = (await analyticsOf('vrzeli')).questions;
    expect(question?.wrong_answers).toEqual([{ text: 'tok: 3 A', count: 1 }]);
    expect(question?.slips).toEqual([{ kind: 'own', label: 'Pomnožili ste …', count: 1 }]);
  });
});

it('leaves out questions that have left the quiz', async () => {
  await insertOwnQuiz({ id: 'umik', questions: manyQuestions(2) });
  await recordSubmission('umik', [{ question: 'v1', outcome: right }]);
  await server.database.query(`UPDATE questions SET position = NULL WHERE quiz_id = 'umik' AND id = 'v1'`);
  expect((await analyticsOf('umik')).questions.map(({ id }) => id)).toEqual(['v2']);
});

function pearson(one: number[], other: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ownMean, otherMean] = [mean(one), mean(other)];
  const product = (left: number[], right: number[], a: number, b: number) =>
    left.reduce((sum, value, at) => sum + (value - a) * ((right[at] ?? 0) - b), 0);
  return (
    product(one, other, ownMean, otherMean) /
    Math.sqrt(product(one, one, ownMean, ownMean) * product(other, other, otherMean, otherMean))
  );
}
