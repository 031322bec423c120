import { type Review, reviewsPerDay, reviewsPerSession, type Tier } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAttemptAt,
  insertQuiz,
  manyQuestions,
  right,
  unanswered,
  viewerOf,
} from '../../../test-support/sample-answers.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { findReview } from './find-review.ts';
import { startReview } from './start-review.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const { database } = server;
  await insertSampleCourse(database, { id: 'placljiv', access: 'standard' });
  await insertSampleCourse(database, { id: 'osnutek', status: 'draft' });
  const topicOf = (index: number) => (index < 6 ? 'ohmov-zakon' : 'merjenje');
  await insertQuiz(database, { id: 'velik', questions: manyQuestions(30, topicOf) });
  await insertQuiz(database, { id: 'zaklenjen', courseId: 'placljiv', questions: [{ id: 'ena' }] });
  await insertQuiz(database, { id: 'skrit', courseId: 'osnutek', questions: [{ id: 'ena' }] });
  await insertQuiz(database, { id: 'nastaja', status: 'draft', questions: [{ id: 'ena' }] });
  await insertQuiz(database, { id: 'umik', questions: [{ id: 'ena' }, { id: 'dve' }] });
  await database.query(`UPDATE questions SET position = NULL WHERE quiz_id = 'umik' AND id = 'dve'`);
  await insertQuiz(database, {
    id: 'predloga',
    questions: [
      {
        id: 'napetost',
        template: { variables: [{ name: 'U', unit: 'V', kind: 'range', min: 1, max: 100_000, step: 1 }] },
      },
    ],
  });
});
afterAll(() => server.stop());

const now = new Date('2026-03-09T10:00:00Z');
const timeZone = 'Europe/Ljubljana';
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

/** Cards that come due so many hours from now, by question. */
async function giveCards({ id }: SamplePerson, quizId: string, hours: Record<string, number>) {
  await server.database.query(
    `INSERT INTO review_cards (user_id, quiz_id, question_id, due, stability, difficulty, elapsed_days, scheduled_days,
       learning_steps, reps, lapses, state, last_review)
     SELECT $1, $2, key, $3::timestamptz + value::int * interval '1 hour', 1, 5, 0, 1, 0, 1, 0, 2,
            $3::timestamptz - interval '30 days'
     FROM jsonb_each_text($4)`,
    [id, quizId, now, JSON.stringify(hours)],
  );
}

const manyDue = (count: number) => Object.fromEntries(manyQuestions(count).map(({ id }, at) => [id, at - 100]));
const reviewAt = (person: SamplePerson, at = now, tier: Tier = 'free') =>
  findReview(server.services.pool, { viewer: viewerOf(person, tier), timeZone, now: at });
const startAt = (person: SamplePerson, at = now, tier: Tier = 'free') =>
  startReview(server.services.db, { viewer: viewerOf(person, tier), timeZone, now: at });
const reviewed = (person: SamplePerson, ids: string[], at: Date, isOpen = false) =>
  insertAttemptAt(server.database, {
    ...{ userId: person.id, kind: 'review', at, isOpen },
    answers: ids.map((question) => ({ quiz: 'velik', question, outcome: right })),
  });
const questionsOf = (attemptId: string | null) =>
  server.database.query<{ quiz_id: string; question_id: string; topic_id: string; values: { U?: number } }>(
    `SELECT answers.*, versions.topic_id FROM attempt_questions AS answers
     JOIN question_versions AS versions ON versions.id = answers.version_id
     WHERE attempt_id = $1 ORDER BY position`,
    [attemptId],
  );

describe('what is due', () => {
  it('is nothing for somebody who never answered', async () => {
    const { cookie } = await newPerson();
    const review = await json<Review>(server.call('/api/review', { cookie }));
    expect(review).toMatchObject({
      ...{ due_count: 0, waiting_count: 0, reviewed_today: 0, daily_ceiling: reviewsPerDay, next_due_at: null },
      ...{ card_count: 0, open_attempt_id: null },
    });
    expect(review.forecast.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is counted by the days of the person', async () => {
    const person = await newPerson();
    // In Ljubljana it is eleven: the day has thirteen hours left.
    await giveCards(person, 'velik', { v1: -50, v2: 0, v3: 12, v4: 13, v5: 36, v6: 37, v7: 7 * 24 + 12, v8: 8 * 24 });
    expect(await reviewAt(person)).toEqual({
      ...{ due_count: 3, waiting_count: 3, reviewed_today: 0, daily_ceiling: reviewsPerDay, next_due_at: null },
      ...{ card_count: 8, open_attempt_id: null },
      forecast: [
        { date: '2026-03-10', count: 2 },
        { date: '2026-03-11', count: 1 },
        { date: '2026-03-12', count: 0 },
        { date: '2026-03-13', count: 0 },
        { date: '2026-03-14', count: 0 },
        { date: '2026-03-15', count: 0 },
        { date: '2026-03-16', count: 1 },
      ],
    });
    const inAuckland = { viewer: viewerOf(person), timeZone: 'Pacific/Auckland', now };
    expect((await findReview(server.services.pool, inAuckland)).waiting_count).toBe(2);
  });

  it('tells when the next question comes, if none is due', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', { v1: 40 });
    expect(await reviewAt(person)).toMatchObject({ due_count: 0, next_due_at: new Date('2026-03-10T23:00:00Z') });
  });

  it('leaves out what cannot be asked, and has it again once it can', async () => {
    const person = await newPerson();
    for (const quiz of ['zaklenjen', 'skrit', 'nastaja']) await giveCards(person, quiz, { ena: -1 });
    await giveCards(person, 'umik', { ena: -1, dve: -1 });
    expect(await reviewAt(person)).toMatchObject({ due_count: 1, card_count: 1 });
    expect(await reviewAt(person, now, 'standard')).toMatchObject({ due_count: 2, card_count: 2 });
    const asked = await questionsOf(await startAt(person));
    expect(asked.map(({ quiz_id, question_id }) => `${quiz_id}/${question_id}`)).toEqual(['umik/ena']);
  });

  it('is never more than the day allows', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(30));
    expect(await reviewAt(person)).toMatchObject({ due_count: reviewsPerDay, waiting_count: 30 });
    await reviewed(person, ['v1', 'v2', 'v3'], hoursLater(-1));
    await reviewed(person, ['v4'], hoursLater(-14));
    expect(await reviewAt(person)).toMatchObject({ due_count: reviewsPerDay - 3, reviewed_today: 3 });
  });

  it('does not ask what was answered a moment ago, while its card waits to be rated', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(5));
    const open = await reviewed(person, ['v1', 'v2'], hoursLater(-30), true);
    expect(await reviewAt(person)).toMatchObject({ waiting_count: 3, open_attempt_id: open, reviewed_today: 0 });
  });

  it('does not count questions that were left out of a review', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(2));
    await insertAttemptAt(server.database, {
      ...{ userId: person.id, kind: 'review', at: now },
      answers: [{ quiz: 'velik', question: 'v1', outcome: unanswered }],
    });
    expect(await reviewAt(person)).toMatchObject({ waiting_count: 2, reviewed_today: 0 });
  });
});

describe('a review', () => {
  it('has the questions that have waited longest, topics mixed', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(14));
    const asked = await questionsOf(await startAt(person));
    expect(asked).toHaveLength(reviewsPerSession);
    const oldest = manyQuestions(reviewsPerSession).map(({ id }) => id);
    expect(asked.map(({ question_id }) => question_id).sort()).toEqual(oldest.sort());
    const topics = asked.map(({ topic_id }) => topic_id);
    expect(topics.filter((topic, index) => topic === topics[index + 1]).length).toBeLessThanOrEqual(1);
  });

  it('is settled question by question, without a deadline or anything to pass', async () => {
    const { cookie, ...person } = await newPerson();
    await giveCards({ cookie, ...person }, 'velik', { v1: -1, v2: -1 });
    const { attempt_id } = await json<{ attempt_id: string }>(
      server.call('/api/review/attempts', { method: 'POST', body: {}, cookie }),
    );
    const [attempt] = await server.database.query('SELECT * FROM quiz_attempts WHERE id = $1', [attempt_id]);
    expect(attempt).toMatchObject({
      ...{ user_id: person.id, kind: 'review', quiz_id: null, limited_on: null, number: 1, feedback: 'at-once' },
      ...{ passing_percent: 0, shuffles_options: true, deadline: null, submitted_at: null, max_points: 2 },
    });
    expect((await json<Review>(server.call('/api/review', { cookie }))).open_attempt_id).toBe(attempt_id);
  });

  it('is one, however many ask for it at once', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(12));
    const started = await Promise.all(Array.from({ length: 8 }, () => startAt(person)));
    expect(new Set(started).size).toBe(1);
    const rows = await server.database.query('SELECT FROM quiz_attempts WHERE user_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  it('draws fresh numbers each time, from the current version', async () => {
    const drawn = async () => {
      const person = await newPerson();
      await giveCards(person, 'predloga', { napetost: -1 });
      return (await questionsOf(await startAt(person)))[0]?.values.U;
    };
    const values = [await drawn(), await drawn(), await drawn()];
    expect(values.every((value) => value !== undefined && value >= 1)).toBe(true);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('has no more questions than are left for the day', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(30));
    await reviewed(
      person,
      manyQuestions(17).map(({ id }) => id),
      hoursLater(-1),
    );
    expect(await questionsOf(await startAt(person))).toHaveLength(reviewsPerDay - 17);
  });

  it('is not started once the day is full, but on the next', async () => {
    const person = await newPerson();
    await giveCards(person, 'velik', manyDue(30));
    await reviewed(
      person,
      manyQuestions(20).map(({ id }) => id),
      hoursLater(-1),
    );
    expect(await startAt(person)).toBe(null);
    expect(await reviewAt(person)).toMatchObject({ due_count: 0, next_due_at: new Date('2026-03-09T23:00:00Z') });
    expect(await questionsOf(await startAt(person, hoursLater(14)))).toHaveLength(reviewsPerSession);
  });

  it('is null when nothing is due', async () => {
    const { cookie } = await newPerson();
    const response = server.call('/api/review/attempts', { method: 'POST', body: {}, cookie });
    expect(await json(response)).toEqual({ attempt_id: null });
  });
});
