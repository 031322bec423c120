import { type AuthorOverview, concernBounds, type TaughtCourse } from '@navor/contract';
import type { Outcome } from '@navor/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import {
  insertAttemptAt,
  insertQuiz,
  right,
  type SampleAnswer,
  type SampleQuiz,
  unanswered,
  wrong,
} from '../../../test-support/sample-answers.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
let author: SamplePerson;
let learner: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  author = await newPerson({ roles: ['learner', 'author'] });
  learner = await newPerson();
});
afterAll(() => server.stop());

const ask = (part: string, cookie?: string) =>
  server.call(`/api/authoring/${part}?language=sl`, cookie ? { cookie } : {});
const overview = () => json<AuthorOverview>(ask('quizzes', author.cookie));

const insertOwnQuiz = (quiz: SampleQuiz) => insertQuiz(server.database, { ...quiz, ownerId: author.id });

let minutes = 0;
async function submit(quizId: string, ...attempts: SampleAnswer[][]): Promise<void> {
  for (const answers of attempts) {
    minutes += 1;
    const at = new Date(Date.UTC(2026, 2, 9, 10, minutes));
    await insertAttemptAt(server.database, { userId: learner.id, quizId, at, answers });
  }
}

describe('what authors find first', () => {
  it('is nothing where nobody has taken a quiz', async () => {
    expect(await overview()).toMatchObject({ quiz_count: 0, quizzes: [], concern_count: 0, concerns: [] });
  });

  it('is questions that perform badly, the gravest first, once enough have answered', async () => {
    const questions = ['dobro', 'obratno', 'prazno', 'tezko'].map((id) => ({ id }));
    await insertOwnQuiz({ id: 'preverjen', questions });
    const answers = (...outcomes: Outcome[]) =>
      outcomes.map((outcome, index) => ({ question: questions[index]?.id ?? '', outcome }));
    const strong = answers(right, wrong, right, wrong);
    const weak = answers(wrong, right, unanswered, wrong);
    await submit('preverjen', strong, weak, strong, weak);
    expect((await overview()).concerns, 'four answers say nothing').toEqual([]);
    await submit('preverjen', strong, weak);
    const { concerns, concern_count } = await overview();
    expect(concerns.map(({ question_id, number, concern }) => [question_id, number, concern])).toEqual([
      ['obratno', 2, 'negative'],
      ['prazno', 3, 'unanswered'],
      ['tezko', 4, 'very-hard'],
    ]);
    expect(concern_count).toBe(3);
    expect(concerns[0]).toMatchObject({ quiz: { id: 'preverjen', title: 'preverjen sl' }, excerpt: 'obratno' });
  });

  it('is the quizzes that were taken last, drafts marked as such', async () => {
    await insertOwnQuiz({ id: 'osnutek', status: 'draft', questions: [{ id: 'ena' }] });
    const { quizzes, quiz_count } = await overview();
    expect(quizzes.map(({ id, is_published, attempt_count }) => [id, is_published, attempt_count])).toEqual([
      ['preverjen', true, 6],
      ['osnutek', false, 0],
    ]);
    expect(quiz_count).toBe(2);
  });

  it('is judged by the newest attempts alone, so that what was mended is no concern for long', async () => {
    await insertOwnQuiz({ id: 'popravljen', questions: [{ id: 'nekdaj' }, { id: 'vedno' }] });
    const attempt = (outcome: Outcome) => [
      { question: 'nekdaj', outcome },
      { question: 'vedno', outcome: right },
    ];
    const ids = async () => (await overview()).concerns.map(({ question_id }) => question_id);
    const copies = (count: number, outcome: Outcome) => Array.from({ length: count }, () => attempt(outcome));
    await submit('popravljen', ...copies(concernBounds.newestAttempts / 2, unanswered));
    expect(await ids()).toContain('nekdaj');
    await submit('popravljen', ...copies(concernBounds.newestAttempts, right));
    expect(await ids()).not.toContain('nekdaj');
  });

  it('is how many learn in a course', async () => {
    await insertSampleCourse(server.database, { id: 'prvi', position: 1, theme: 'fizika' });
    await server.database.query(
      `INSERT INTO course_enrollments (user_id, course_id, completed_at) VALUES ($1, 'prvi', now()), ($2, 'prvi', NULL)`,
      [learner.id, author.id],
    );
    await giveDocuments(server.database, author.id, 'course');
    expect(await json<TaughtCourse[]>(ask('courses', author.cookie))).toMatchObject([
      { id: 'prvi', is_published: true, learner_count: 2, completed_count: 1 },
    ]);
  });

  it('takes as many statements, whatever the number of quizzes', async () => {
    expect(await countStatements(server, () => ask('quizzes', author.cookie))).toBe(viewerStatements + 4);
    expect(await countStatements(server, () => ask('courses', author.cookie))).toBe(viewerStatements + 2);
  });

  it.each(['quizzes', 'courses'])('is not for learners, whatever their plan: %s', async (part) => {
    const { cookie } = await newPerson({ plan: 'premium', roles: ['learner', 'tutor'] });
    expect((await ask(part)).status).toBe(401);
    expect((await ask(part, cookie)).status).toBe(403);
  });
});
