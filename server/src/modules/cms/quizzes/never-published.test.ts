import { buffer } from 'node:stream/consumers';
import type {
  ArchiveReport,
  EditedQuestion,
  OpenDocument,
  QuestionDraft,
  QuizContents,
  QuizDraft,
} from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from '../../../content/zip/write-zip.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { sampleQuizFiles, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

/** A quiz that is a draft and nothing else: made as a document, or brought in by an archive. */
let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
let learner: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  learner = await openAccount(server, 'learner', { plan: 'premium' });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const get = <Answer>(path: string) => json<Answer>(server.call(path, { cookie: author.cookie }));
const send = <Answer>(path: string, body: object, method = 'POST') =>
  json<Answer>(server.call(path, { method, body, cookie: author.cookie }));
const read = (id: string) => get<QuizDraft>(`/api/quiz-drafts/${id}`);
const contents = (id: string, { cookie } = author) =>
  server.call(`/api/authoring/quizzes/${id}?language=de`, { cookie });
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

async function importQuiz(): Promise<string> {
  const own = [...sampleQuizFiles()].filter(([path]) => path.startsWith('quizzes/vzorec/'));
  const bytes = await buffer(writeZip(own.map(([path, content]) => ({ path, content }))));
  const sent = fetch(new URL('/api/cms/archives?as=new', server.url), {
    method: 'PUT',
    headers: { cookie: author.cookie, 'content-type': 'application/zip' },
    body: new Uint8Array(bytes),
  });
  const report = await json<ArchiveReport>(sent);
  return (report.kind === 'imported' && report.documents[0]?.id) || '';
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

it('tells what it is made of by its draft, to those who may edit it', async () => {
  const id = await importQuiz();
  const { value } = await read(id);
  const { quiz, topics } = await json<QuizContents>(contents(id));
  expect(quiz).toMatchObject({ id, title: value.title.de, status: 'draft', question_count: value.questions.length });
  expect(topics.length).toBeGreaterThan(0);
  expect((await contents(id, stranger)).status).toBe(403);
  expect((await contents('ni-ga')).status).toBe(404);
});

it('is tried, edited, checked, published and put away like any other', async () => {
  const id = await importQuiz();
  const { source, hash } = await get<QuestionDraft>(`/api/quiz-drafts/${id}/questions/ena-izbira`);
  const trying = { source, language: 'sl', seed: 1, response: null, pinned: {} };
  expect(await send(`/api/quiz-drafts/${id}/try`, trying)).toMatchObject({ shown: { body_html: expect.any(String) } });
  const trial = await send<{ questions: unknown[] }>(`/api/quiz-drafts/${id}/trial`, { first_seed: 1, language: 'sl' });
  expect(trial.questions).toHaveLength((await read(id)).value.questions.length);
  const edit = { source: { ...source, points: 3 }, base_hash: hash, version: null, is_for_learners: false };
  expect(await send(`/api/quiz-drafts/${id}/questions/ena-izbira`, edit, 'PUT')).toMatchObject({ kind: 'drafted' });
  expect(await get(`/api/cms/quiz/${id}/problems`)).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
  expect(await publish(id)).toMatchObject({ kind: 'published' });
  expect((await start(id)).status).toBe(200);
  expect(await send(`/api/cms/quiz/${id}/archive`, { is_archived: true })).toMatchObject({
    archived_at: expect.any(String),
  });
  expect((await json<QuizContents>(contents(id))).quiz.status).toBe('draft');
});

it('is put away and taken out again before anybody has published it', async () => {
  await createQuiz('odlozen');
  await send('/api/cms/quiz/odlozen/archive', { is_archived: true });
  expect((await contents('odlozen')).status).toBe(200);
  expect(await publish('odlozen')).toMatchObject({ kind: 'refused', problems: [{ rule: 'archived' }] });
  await send('/api/cms/quiz/odlozen/archive', { is_archived: false });
  expect((await contents('odlozen')).status).toBe(200);
});
