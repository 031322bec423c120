import type { OpenDocument, Published, QuizDraft } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let calls: ReturnType<typeof attemptCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = attemptCalls(server);
  author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const learner = (name: string) => openAccount(server, name, { plan: 'premium' });
const ask = <Answer>(path: string, request: object = {}) =>
  json<Answer>(server.call(path, { ...request, cookie: author.cookie }));

async function change(quiz: string, changes: Partial<QuizDraft['value']>): Promise<void> {
  const { value, hash } = await ask<QuizDraft>(`/api/quiz-drafts/${quiz}`);
  const body = { path: 'quiz.yaml', value: { ...value, ...changes }, base_hash: hash };
  expect(await ask(`/api/cms/quiz/${quiz}/value`, { method: 'PUT', body })).toMatchObject({ kind: 'saved' });
}

async function remove(quiz: string, question: string): Promise<void> {
  const { hash } = await ask<QuizDraft>(`/api/quiz-drafts/${quiz}`);
  const request = { method: 'DELETE', body: { base_hash: hash } };
  expect(await ask(`/api/quiz-drafts/${quiz}/questions/${question}`, request)).toMatchObject({ kind: 'saved' });
}

async function publish(quiz: string): Promise<void> {
  const { draft_hash } = await ask<OpenDocument>(`/api/cms/quiz/${quiz}`);
  expect(await ask<Published>(`/api/cms/quiz/${quiz}/publish`, { body: { draft_hash } })).toMatchObject({
    kind: 'published',
  });
}

const unpublish = (quiz: string) => ask(`/api/cms/quiz/${quiz}/unpublish`, { body: {} });
const requiredQuizzes = () => server.database.query<{ quiz_id: string }>('SELECT quiz_id FROM course_quizzes');

it('lets an attempt go on as it began, whatever becomes of the quiz', async () => {
  const person = await learner('midway');
  const id = await calls.started('vzorec-cas', person);
  const before = await calls.read(id, person);
  const right = await calls.rightAnswers(id);

  await change('vzorec-cas', { minutes: 30, passing: 100, feedback: 'at-once', shuffleOptions: false });
  await remove('vzorec-cas', 'drzi');
  await publish('vzorec-cas');

  const after = await calls.read(id, person);
  expect(after).toMatchObject({ deadline: before.deadline, max_points: before.max_points, feedback: before.feedback });
  expect(after.questions.map(({ body_html }) => body_html)).toEqual(before.questions.map(({ body_html }) => body_html));
  for (const [position, response] of right) await calls.saved(id, position, person, { response });
  expect(await json(calls.submit(id, person))).toEqual({ kind: 'submitted' });
  expect((await calls.read(id, person)).score).toMatchObject({ share: 1, has_passed: true });

  const next = await learner('after');
  const { questions, feedback } = await calls.read(await calls.started('vzorec-cas', next), next);
  expect([questions.length, feedback]).toEqual([before.questions.length - 1, 'at-once']);
});

it('lets an attempt be handed in after its quiz was withdrawn, and starts no other', async () => {
  const person = await learner('late');
  const id = await calls.started('vzorec', person);
  await unpublish('vzorec');
  const other = await learner('too-late');
  expect((await calls.start('vzorec', other)).status).toBe(404);
  for (const [position, response] of await calls.rightAnswers(id)) {
    await calls.saved(id, position, person, { response });
  }
  expect(await json(calls.submit(id, person))).toEqual({ kind: 'submitted' });
  expect(await calls.read(id, person)).toMatchObject({ score: { share: 1 }, next_attempt: { kind: 'withdrawn' } });
});

it('keeps nobody from completing a course by a quiz that was withdrawn', async () => {
  const isRequired = async () => (await requiredQuizzes()).some(({ quiz_id }) => quiz_id === 'vzorec-tecaj');
  expect(await isRequired()).toBe(true);
  await unpublish('vzorec-tecaj');
  expect(await isRequired()).toBe(false);
  await giveDocuments(server.database, author.id, 'course');
  await publish('vzorec-tecaj');
  expect(await isRequired()).toBe(true);
});

it('grades by the versions that were asked until a regrading is wanted', async () => {
  const person = await learner('graded');
  const id = await calls.finished('vzorec-modul', person, 0);
  const path = '/api/quiz-drafts/vzorec-modul/questions/drzi';
  const { source, hash } = await ask<{ source: object; hash: string }>(path);
  const mended = { source: { ...source, answer: false }, base_hash: hash, version: 1, is_for_learners: true };
  expect(await ask(path, { method: 'PUT', body: mended })).toMatchObject({ kind: 'saved', version: 2 });
  const [first] = (await calls.read(id, person)).questions;
  expect(first?.settled).not.toBeNull();
  const regrading = await ask('/api/quizzes/vzorec-modul/questions/drzi/regrading', {
    body: { note: { sl: 'Popravek.' } },
  });
  expect(regrading).toMatchObject({ version: 2, attempt_count: 1 });
});
