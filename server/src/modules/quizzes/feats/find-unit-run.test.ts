import type { Outcome } from '@navor/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAttemptAt, insertQuiz, right, unanswered, wrong } from '../../../test-support/sample-answers.ts';
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { findUnitRun } from './find-unit-run.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const questions = Array.from({ length: 30 }, (_, index) => ({ id: `n${index}`, answer: numeric }));
  await insertQuiz(server.database, { id: 'stevila', questions });
  await insertQuiz(server.database, { id: 'trditve', questions: [{ id: 'drzi' }] });
});
afterAll(() => server.stop());

/** What is right in it does not matter here: answers come with what they are worth. */
const numeric = { type: 'numeric' } as never;
const typed = (text: string) => ({ type: 'numeric' as const, text });
const many = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);
const unreadable = (kind: 'missing-unit' | 'wrong-dimension' | 'unreadable'): Outcome => ({
  ...{ kind: 'unreadable', problem: { kind, unit: 'V' } as never },
});
const slip = (kind: 'prefix' | 'sign'): Outcome => ({ kind: 'graded', share: 0, slip: { kind } });

async function runOf(...attempts: Outcome[][]) {
  const { id: userId } = await newPerson();
  for (const [index, outcomes] of attempts.entries()) {
    await insertAttemptAt(server.database, {
      ...{ userId, quizId: 'stevila', at: new Date(Date.UTC(2026, 2, index + 1)) },
      answers: outcomes.map((outcome, position) => ({ question: `n${position}`, outcome, response: typed('12 V') })),
    });
  }
  return findUnitRun(server.services.db, userId);
}

it('counts numeric answers in a row, over several attempts, right or wrong', async () => {
  expect(await runOf(many(12, right), [...many(7, wrong), slip('sign')])).toEqual({ best: 20, now: 20 });
  expect(await runOf()).toEqual({ best: 0, now: 0 });
});

it.each([
  ['a missing unit', unreadable('missing-unit')],
  ['one of another quantity', unreadable('wrong-dimension')],
  ['one with another prefix', slip('prefix')],
])('begins anew after %s and keeps the best', async (_, mistaken) => {
  expect(await runOf([...many(19, right), mistaken, ...many(3, right)])).toEqual({ best: 19, now: 3 });
  expect(await runOf([mistaken, ...many(20, right)], [mistaken])).toEqual({ best: 20, now: 0 });
});

it.each([
  ['was left out', unanswered],
  ['makes no sense', unreadable('unreadable')],
])('passes over what %s', async (_, outcome) => {
  expect(await runOf([...many(2, right), outcome, ...many(2, right)])).toEqual({ best: 4, now: 4 });
});

it.each([
  ['12', 0],
  ['−1,5e-3', 0],
  ['12 000', 0],
  ['12 V', 1],
  ['45°', 1],
  ['80%', 1],
])('counts of what was typed as %j %i', async (text, count) => {
  const { id: userId } = await newPerson();
  await insertAttemptAt(server.database, {
    ...{ userId, quizId: 'stevila', at: new Date(Date.UTC(2026, 2, 1)) },
    answers: [{ question: 'n0', outcome: right, response: typed(text) }],
  });
  expect(await findUnitRun(server.services.db, userId)).toEqual({ best: count, now: count });
});

it('knows no answers to other types of questions, and none of others', async () => {
  const [ana, bor] = [await newPerson(), await newPerson()];
  const at = new Date(Date.UTC(2026, 2, 1));
  await insertAttemptAt(server.database, {
    ...{ userId: ana.id, quizId: 'trditve', at, answers: [{ question: 'drzi', outcome: right }] },
  });
  await insertAttemptAt(server.database, {
    ...{ userId: bor.id, quizId: 'stevila', at, answers: [{ question: 'n0', outcome: right, response: typed('1 V') }] },
  });
  expect(await findUnitRun(server.services.db, ana.id)).toEqual({ best: 0, now: 0 });
});
