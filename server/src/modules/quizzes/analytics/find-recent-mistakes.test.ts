import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAttemptAt, insertQuiz, right, type SampleAnswer, wrong } from '../../../test-support/sample-answers.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { findRecentMistakes } from './find-recent-mistakes.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertQuiz(server.database, {
    id: 'elektrika',
    questions: [
      { id: 'tok', topic: 'ohmov-zakon' },
      { id: 'moc', topic: 'moc' },
    ],
  });
});
afterAll(() => server.stop());

const slipped = { kind: 'graded', share: 0, slip: { kind: 'prefix', factor: 1000 } } as const;
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 10));
const answered = ({ id: userId }: SamplePerson, answers: SampleAnswer[], at: Date) =>
  insertAttemptAt(server.database, { userId, quizId: 'elektrika', at, answers, hasPassed: false });
const mistakesOf = ({ id: userId }: SamplePerson, since = day(1), most = 10) =>
  findRecentMistakes(server.services.pool, { userId, since, language: 'sl', most });

test('tells what was wrong when it was last answered, with the slip, the newest first', async () => {
  const person = await newPerson();
  await answered(person, [{ question: 'tok', outcome: wrong }], day(2));
  await answered(person, [{ question: 'moc', outcome: slipped }], day(3));
  const mistakes = await mistakesOf(person);
  expect(mistakes.map(({ slip, at }) => [slip, at])).toEqual([
    ['prefix', day(3)],
    [null, day(2)],
  ]);
  expect(mistakes[0]).toMatchObject({ quiz: { id: 'elektrika' }, excerpt: expect.stringMatching(/\S/) });
  expect(await mistakesOf(person, day(3))).toHaveLength(1);
  expect(await mistakesOf(person, day(1), 1)).toHaveLength(1);
});

test('leaves out what was mended since, and what others got wrong', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await answered(person, [{ question: 'tok', outcome: wrong }], day(2));
  await answered(person, [{ question: 'tok', outcome: right }], day(3));
  await answered(other, [{ question: 'moc', outcome: wrong }], day(2));
  expect(await mistakesOf(person)).toEqual([]);
});

test('tells nothing of questions that are not settled', async () => {
  const person = await newPerson();
  await insertAttemptAt(server.database, {
    ...{ userId: person.id, quizId: 'elektrika', at: day(2), isOpen: true },
    answers: [{ question: 'tok', outcome: null }],
  });
  expect(await mistakesOf(person)).toEqual([]);
});
