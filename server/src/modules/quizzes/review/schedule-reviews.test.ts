import type { AttemptKind } from '@navor/contract';
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
import { type NewPerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { attemptSubmitted } from '../quizzes.events.ts';
import { scheduleReviews } from './schedule-reviews.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const questions = ['tok', 'napetost', 'upor', 'moc', 'enota'].map((id) => ({ id }));
  await insertQuiz(server.database, { id: 'elektrika', questions });
});
afterAll(() => server.stop());

const monday = new Date('2026-03-09T10:00:00Z');
const daysAfter = (count: number) => new Date(monday.getTime() + count * 86_400_000);
const unreadable = { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'V' } } as const;

type Card = { question_id: string; due: Date; reps: number; lapses: number; last_review: Date; stability: number };

async function learner() {
  const { id: userId } = await newPerson();
  const cards = async () => {
    const rows = await server.database.query<Card>('SELECT * FROM review_cards WHERE user_id = $1', [userId]);
    return new Map(rows.map((row) => [row.question_id, row]));
  };
  const insert = (answers: SampleAnswer[], at: Date, kind: AttemptKind = 'quiz') =>
    insertAttemptAt(server.database, {
      ...{ userId, at, kind },
      ...(kind === 'quiz' && { quizId: 'elektrika' }),
      answers: answers.map((answer) => ({ quiz: 'elektrika', ...answer })),
    });
  const schedule = (attemptId: string, at: Date, kind: AttemptKind = 'quiz') =>
    server.services.db.transaction((tx) => scheduleReviews(tx, { attemptId, userId, kind, at }));
  return {
    ...{ userId, cards, insert, schedule },
    async recordSubmission(answers: SampleAnswer[], at: Date, kind: AttemptKind = 'quiz') {
      await schedule(await insert(answers, at, kind), at, kind);
    },
  };
}

describe('a quiz that is handed in', () => {
  it('has what was not right come back, and nothing else', async () => {
    const { recordSubmission, cards } = await learner();
    await recordSubmission(
      [
        { question: 'tok', outcome: right },
        { question: 'napetost', outcome: wrong },
        { question: 'upor', outcome: graded(0.5) },
        { question: 'moc', outcome: unanswered },
        { question: 'enota', outcome: unreadable },
      ],
      monday,
    );
    const found = await cards();
    expect([...found.keys()].sort()).toEqual(['enota', 'moc', 'napetost', 'upor']);
    expect(found.get('napetost')).toMatchObject({ due: daysAfter(1), reps: 1, lapses: 0, last_review: monday });
    expect(found.get('upor')?.due.getTime()).toBeGreaterThan(daysAfter(1).getTime());
  });

  it('puts off what was wrong before and is known now', async () => {
    const { recordSubmission, cards } = await learner();
    await recordSubmission([{ question: 'tok', outcome: wrong }], monday);
    await recordSubmission([{ question: 'tok', outcome: right }], daysAfter(1));
    expect((await cards()).get('tok')).toMatchObject({ reps: 2, lapses: 0, last_review: daysAfter(1) });
    expect((await cards()).get('tok')?.due.getTime()).toBeGreaterThan(daysAfter(2).getTime());
  });

  it('counts what is wrong again as a lapse', async () => {
    const { recordSubmission, cards } = await learner();
    await recordSubmission([{ question: 'tok', outcome: wrong }], monday);
    await recordSubmission([{ question: 'tok', outcome: wrong }], daysAfter(4));
    expect((await cards()).get('tok')).toMatchObject({ reps: 2, lapses: 1, due: daysAfter(5) });
  });
});

describe('a review that is handed in', () => {
  it('leaves what was not answered as it was', async () => {
    const { recordSubmission, cards } = await learner();
    await recordSubmission(
      [
        { question: 'tok', outcome: wrong },
        { question: 'moc', outcome: wrong },
      ],
      monday,
    );
    const before = (await cards()).get('moc');
    await recordSubmission(
      [
        { question: 'tok', outcome: right },
        { question: 'moc', outcome: unanswered },
      ],
      daysAfter(1),
      'review',
    );
    expect((await cards()).get('moc')).toEqual(before);
    expect((await cards()).get('tok')?.reps).toBe(2);
  });

  it('keeps cards that are known for long', async () => {
    const { recordSubmission, cards } = await learner();
    await recordSubmission([{ question: 'tok', outcome: wrong }], monday);
    let due = daysAfter(1);
    for (let times = 0; times < 12; times += 1) {
      await recordSubmission([{ question: 'tok', outcome: right }], due, 'review');
      due = (await cards()).get('tok')?.due ?? due;
    }
    expect((await cards()).get('tok')).toMatchObject({ reps: 13 });
    expect(due.getTime() - daysAfter(1).getTime()).toBeGreaterThan(100 * 86_400_000);
  });
});

it('rates both of two attempts that are handed in at once', async () => {
  const { insert, schedule, cards } = await learner();
  const first = await insert([{ question: 'tok', outcome: wrong }], monday);
  const second = await insert([{ question: 'tok', outcome: wrong }], monday);
  await Promise.all([schedule(first, monday), schedule(second, monday)]);
  expect((await cards()).get('tok')).toMatchObject({ reps: 2, lapses: 1 });
});

it('follows the event that an attempt was handed in', async () => {
  const { userId, insert, cards } = await learner();
  const { db, events } = server.services;
  const attemptId = await insert([{ question: 'tok', outcome: wrong }], monday);
  await events.announce(db, attemptSubmitted, {
    attemptId,
    userId,
    quizId: 'elektrika',
    kind: 'quiz',
    at: monday,
    timeZone: 'UTC',
    hasAnswers: true,
  });
  await vi.waitFor(async () => expect((await cards()).size).toBe(1), { timeout: 60_000, interval: 50 });
  expect((await cards()).get('tok')).toMatchObject({ reps: 1, last_review: monday });
});

it('does nothing for somebody whose account is gone', async () => {
  const userId = '00000000-0000-4000-8000-000000000000';
  const gone = { attemptId: userId, userId, kind: 'quiz', at: monday } as const;
  await server.services.db.transaction((tx) => scheduleReviews(tx, gone));
  expect(await server.database.query('SELECT FROM review_cards WHERE user_id = $1', [userId])).toEqual([]);
});
