import type { EditedQuestion, OpenDocument, QuizDraft } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

/** A quiz that is a draft and nothing else: made as a document, or brought in by an archive. */
let server: TestServer;
let author: SamplePerson;
let learner: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  learner = await openAccount(server, 'learner', { plan: 'premium' });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const get = <Answer>(path: string) => json<Answer>(server.call(path, { cookie: author.cookie }));
const send = <Answer>(path: string, body: object, method = 'POST') =>
  json<Answer>(server.call(path, { method, body, cookie: author.cookie }));
const read = (id: string) => get<QuizDraft>(`/api/quiz-drafts/${id}`);
const start = (id: string) => server.call(`/api/quizzes/${id}/attempts`, { body: {}, cookie: learner.cookie });
const publish = async (id: string) => {
  const { draft_hash } = await get<OpenDocument>(`/api/cms/quiz/${id}`);
  return send(`/api/cms/quiz/${id}/publish`, { draft_hash });
};

async function createQuiz(id: string): Promise<void> {
  const { value } = await read('vzorec');
  const { placement: _, ...standalone } = value;
  const created = await send(`/api/cms/quiz`, { id, value: { ...standalone, status: 'draft', questions: [] } });
  expect(created).toMatchObject({ kind: 'created' });
}

it('takes questions that are written and copied into its draft, and learners are asked them once it is published', async () => {
  await createQuiz('samo-osnutek');
  const { source } = await get<EditedQuestion>('/api/quizzes/vzorec/questions/drzi');
  const added = await send<{ question_id: string }>('/api/quiz-drafts/samo-osnutek/questions', { source });
  expect(added).toMatchObject({ kind: 'added' });
  const copied = { from_quiz_id: 'vzorec', from_question_id: 'ena-izbira' };
  expect(await send('/api/quiz-drafts/samo-osnutek/copies', copied)).toMatchObject({ kind: 'copied' });
  expect((await read('samo-osnutek')).value.questions).toEqual([added.question_id, 'ena-izbira']);
  expect((await start('samo-osnutek')).status).toBe(404);
  expect(await publish('samo-osnutek')).toMatchObject({ kind: 'published' });
  expect((await start('samo-osnutek')).status).toBe(200);
});
