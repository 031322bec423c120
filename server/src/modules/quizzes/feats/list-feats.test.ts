import type { AttemptKind } from '@navor/contract';
import type { Outcome } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  graded,
  insertAttemptAt,
  insertQuiz,
  right,
  type SampleAnswer,
  unanswered,
  wrong,
} from '../../../test-support/sample-answers.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { listFeats } from './list-feats.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertQuiz(server.database, { id: 'elektrika', questions: [{ id: 'tok' }, { id: 'moc' }] });
});
afterAll(() => server.stop());

const slipped: Outcome = { kind: 'graded', share: 0, slip: { kind: 'prefix', factor: 1000 } };
const slippedInPart: Outcome = { kind: 'graded', share: 0.5, parts: { i: { share: 0, slip: { kind: 'sign' } } } };
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 10));

async function learner() {
  const { id: userId } = await newPerson();
  let days = 0;
  const handIn = async (answers: SampleAnswer[], options: { kind?: AttemptKind; hasPassed?: boolean } = {}) => {
    days += 1;
    const { kind = 'quiz', hasPassed = false } = options;
    const attemptId = await insertAttemptAt(server.database, {
      ...{ userId, kind, hasPassed, at: day(days) },
      ...(kind === 'quiz' && { quizId: 'elektrika' }),
      answers: answers.map((answer) => ({ quiz: 'elektrika', ...answer })),
    });
    return { attemptId, feats: await featsOf({ attemptId }) };
  };
  const ofAll = () => featsOf({ userIds: [userId] });
  return { userId, handIn, ofAll };
}

async function featsOf(scope: Parameters<typeof listFeats>[1]): Promise<string[]> {
  const feats = await listFeats(server.services.db, scope);
  return feats.map(({ kind, id }) => `${kind}:${id}`).sort();
}

describe('a quiz', () => {
  const both = (one: Outcome, other: Outcome): SampleAnswer[] => [
    { question: 'tok', outcome: one },
    { question: 'moc', outcome: other },
  ];

  it.each([
    ['all right', both(right, right), ['perfect:elektrika']],
    ['thirds that add up', both(right, graded(1 - 1e-12)), ['perfect:elektrika']],
    ['one half right', both(right, graded(0.5)), []],
    ['one left out', both(right, unanswered), []],
    ['one wrong', both(right, wrong), []],
  ])('with %s', async (_, answers, feats) => {
    const { handIn } = await learner();
    expect((await handIn(answers)).feats).toEqual(feats);
  });

  it('counts as passed at the first try only if it was the first', async () => {
    const { handIn, ofAll } = await learner();
    expect((await handIn(both(right, wrong), { hasPassed: true })).feats).toEqual(['first-try:elektrika']);
    expect((await handIn(both(right, wrong), { hasPassed: true })).feats).toEqual([]);
    expect(await ofAll()).toEqual(['first-try:elektrika']);
    const late = await learner();
    await late.handIn(both(wrong, wrong));
    expect((await late.handIn(both(right, wrong), { hasPassed: true })).feats).toEqual([]);
  });

  it('is no feat while it is open', async () => {
    const { userId, ofAll } = await learner();
    await insertAttemptAt(server.database, {
      ...{ userId, quizId: 'elektrika', at: day(1), isOpen: true, answers: both(right, right) },
    });
    expect(await ofAll()).toEqual([]);
  });
});

describe('a slip', () => {
  const tok = (outcome: Outcome): SampleAnswer[] => [
    { question: 'tok', outcome },
    { question: 'moc', outcome: wrong },
  ];

  it.each([
    ['of the answer', slipped],
    ['of a part of it', slippedInPart],
  ])('%s is beaten by a right answer to the same question', async (_, outcome) => {
    const { handIn, ofAll } = await learner();
    expect((await handIn(tok(outcome))).feats).toEqual([]);
    expect((await handIn(tok(right))).feats).toEqual(['slip:elektrika/tok']);
    await handIn(tok(right));
    expect(await ofAll()).toEqual(['slip:elektrika/tok']);
  });

  it('is not beaten by a right answer before it, to another question or by another person', async () => {
    const [ana, bor] = [await learner(), await learner()];
    await ana.handIn([
      { question: 'tok', outcome: right },
      { question: 'moc', outcome: wrong },
    ]);
    await ana.handIn(tok(slipped));
    await ana.handIn([
      { question: 'tok', outcome: wrong },
      { question: 'moc', outcome: right },
    ]);
    expect(await ana.ofAll()).toEqual([]);
    expect((await bor.handIn(tok(right))).feats).toEqual([]);
  });

  it('that nobody recognised is none', async () => {
    const { handIn } = await learner();
    await handIn(tok(wrong));
    expect((await handIn(tok(right))).feats).toEqual([]);
  });
});

describe('a review', () => {
  it('counts each time, if nothing of it was left out', async () => {
    const { handIn, ofAll } = await learner();
    const [first, second] = [
      await handIn([{ question: 'tok', outcome: wrong }], { kind: 'review' }),
      await handIn([{ question: 'tok', outcome: right }], { kind: 'review' }),
    ];
    await handIn([{ question: 'tok', outcome: unanswered }], { kind: 'review' });
    await handIn(
      [
        { question: 'tok', outcome: right },
        { question: 'moc', outcome: unanswered },
      ],
      { kind: 'review' },
    );
    await handIn([], { kind: 'review' });
    expect(await ofAll()).toEqual([`review:${first.attemptId}`, `review:${second.attemptId}`].sort());
  });

  it('beats slips as a quiz does, and is never perfect', async () => {
    const { handIn } = await learner();
    await handIn([{ question: 'tok', outcome: slipped }]);
    const { attemptId, feats } = await handIn([{ question: 'tok', outcome: right }], { kind: 'review' });
    expect(feats).toEqual([`review:${attemptId}`, 'slip:elektrika/tok']);
  });
});
