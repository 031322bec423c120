import type { EditedQuestion, QuestionVersion, QuizContents } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let other: SamplePerson;
let learner: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  other = await openAccount(server, 'other', { roles: ['author'] });
  learner = await openAccount(server, 'learner', {});
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'quiz');
});
afterAll(() => server.stop());

const copy = (to: string, from: string, question: string, person = author) =>
  server.call(`/api/authoring/quizzes/${to}/copies`, {
    body: { from_quiz_id: from, from_question_id: question },
    cookie: person.cookie,
  });
const read = (quiz: string, question: string) =>
  json<EditedQuestion>(server.call(`/api/quizzes/${quiz}/questions/${question}`, { cookie: author.cookie }));

describe('copying a question', () => {
  it('puts it last in the other quiz, with its drawing and its origin', async () => {
    expect(await json(copy('vzorec-modul', 'vzorec', 'ena-izbira'))).toEqual({
      kind: 'copied',
      question_id: 'ena-izbira',
    });
    const { source, number, quiz } = await read('vzorec-modul', 'ena-izbira');
    expect(source.origin).toEqual({ quiz: 'vzorec', question: 'ena-izbira', version: 1 });
    expect([number, quiz.question_count]).toEqual([2, 2]);
    const [kept] = await server.database.query("SELECT path FROM quiz_files WHERE quiz_id = 'vzorec-modul'");
    expect(kept).toEqual({ path: 'figures/zica.svg' });
    const [row] = await server.database.query("SELECT question_count, points FROM quizzes WHERE id = 'vzorec-modul'");
    expect(row).toEqual({ question_count: 2, points: 2 });
  });

  it('takes another id where its own is not free', async () => {
    expect(await json(copy('vzorec', 'vzorec', 'drzi'))).toEqual({ kind: 'copied', question_id: 'drzi-2' });
  });

  it('needs the right to edit both quizzes', async () => {
    expect((await copy('vzorec', 'vzorec-modul', 'drzi', other)).status).toBe(403);
    expect((await copy('vzorec', 'vzorec-modul', 'drzi', learner)).status).toBe(403);
    expect((await copy('vzorec', 'vzorec', 'ni-ga')).status).toBe(404);
    expect((await copy('vzorec', 'ni-ga', 'drzi')).status).toBe(404);
  });
});

describe('the versions of a question', () => {
  it('are told the newest first, without figures where few have answered', async () => {
    const { source, version } = await read('vzorec', 'stevilo');
    await server.call('/api/quizzes/vzorec/questions/stevilo', {
      ...{ method: 'PUT', cookie: author.cookie, body: { source: { ...source, points: 3 }, version } },
    });
    const versions = await json<QuestionVersion[]>(
      server.call('/api/quizzes/vzorec/questions/stevilo/versions', { cookie: author.cookie }),
    );
    expect(
      versions.map(({ version, is_current, answer_count, figures }) => [version, is_current, answer_count, figures]),
    ).toEqual([
      [2, true, 0, null],
      [1, false, 0, null],
    ]);
    expect((await server.call('/api/quizzes/vzorec/questions/ni-ga/versions', { cookie: author.cookie })).status).toBe(
      404,
    );
    expect((await server.call('/api/quizzes/vzorec/questions/drzi/versions', { cookie: other.cookie })).status).toBe(
      403,
    );
  });
});

describe('the figures of a version', () => {
  it('are told from thirty answers on, each version by its own', async () => {
    const calls = attemptCalls(server);
    const person = await openAccount(server, 'diligent', { plan: 'premium' });
    const figures = async () => {
      const path = '/api/quizzes/vzorec-tecaj/questions/drzi/versions';
      const versions = await json<QuestionVersion[]>(server.call(path, { cookie: author.cookie }));
      return versions.map(({ answer_count, figures: told }) => [answer_count, told?.facility ?? null]);
    };
    for (let number = 1; number <= 29; number += 1) await calls.finished('vzorec-tecaj', person, number % 2);
    expect(await figures()).toEqual([[29, null]]);
    await calls.finished('vzorec-tecaj', person, 0);
    expect(await figures()).toEqual([[30, 0.5]]);
    const { source, version } = await read('vzorec-tecaj', 'drzi');
    await server.call('/api/quizzes/vzorec-tecaj/questions/drzi', {
      ...{ method: 'PUT', cookie: author.cookie, body: { source: { ...source, points: 2 }, version } },
    });
    await calls.finished('vzorec-tecaj', person);
    expect(await figures()).toEqual([
      [1, null],
      [30, 0.5],
    ]);
  });
});

describe('a new quiz', () => {
  it('is its author’s own, and takes questions one by one', async () => {
    const body = { title: 'Moč in delo', theme: 'elektrika', level: 'beginner' };
    const create = () => server.call('/api/authoring/own-quizzes', { body, cookie: other.cookie });
    expect(await json(create())).toEqual({ quiz_id: 'moc-in-delo' });
    expect(await json(create())).toEqual({ quiz_id: 'moc-in-delo-2' });
    const { source } = await read('vzorec', 'drzi');
    const added = await json(
      server.call('/api/authoring/quizzes/moc-in-delo/questions', { body: { source }, cookie: other.cookie }),
    );
    expect(added).toEqual({ kind: 'added', question_id: 'tok-je-pri-stalni-upornosti', problems: [] });
    const contents = await json<QuizContents>(
      server.call('/api/authoring/quizzes/moc-in-delo', { cookie: other.cookie }),
    );
    expect(contents.quiz).toMatchObject({ title: 'Moč in delo', status: 'draft', question_count: 1 });
    expect(contents.questions).toMatchObject([{ type: 'true-false', topic: { id: 'ohmov-zakon' }, version: 1 }]);
    const list = await json<{ quizzes: { id: string }[] }>(
      server.call('/api/authoring/own-quizzes', { cookie: other.cookie }),
    );
    expect(list.quizzes.map(({ id }) => id).sort()).toEqual(['moc-in-delo', 'moc-in-delo-2']);
  });

  it('cannot be taken while it is empty, nor edited by others', async () => {
    const start = await server.call('/api/quizzes/moc-in-delo-2/attempts', { body: {}, cookie: other.cookie });
    expect(start.status).toBe(404);
    const foreign = await server.call('/api/authoring/quizzes/moc-in-delo', { cookie: author.cookie });
    expect(foreign.status).toBe(403);
  });

  it('leaves a quiz alone that somebody else has begun under such a title', async () => {
    const value = { theme: 'elektrika', position: 1, level: 'beginner', questions: [], passing: 60 };
    const texts = { title: { sl: 'Navor' }, summary: { sl: 'Navor.' } };
    const begun = { id: 'navor', value: { ...value, ...texts, feedback: 'at-once', status: 'draft' } };
    expect(await json(server.call('/api/cms/quiz', { body: begun, cookie: author.cookie }))).toMatchObject({
      kind: 'created',
    });
    const body = { title: 'Navor', theme: 'elektrika', level: 'beginner' };
    const created = await json(server.call('/api/authoring/own-quizzes', { body, cookie: other.cookie }));
    expect(created).toEqual({ quiz_id: 'navor-2' });
    const contents = await server.call('/api/authoring/quizzes/navor-2', { cookie: other.cookie });
    expect(contents.status, 'is the caller’s own').toBe(200);
  });

  it.each(['New', 'Import'])('is not called %s in its address, which leads elsewhere', async (title) => {
    const body = { title, theme: 'elektrika', level: 'beginner' };
    const created = server.call('/api/authoring/own-quizzes', { body, cookie: other.cookie });
    expect(await json(created)).toEqual({ quiz_id: `${title.toLowerCase()}-2` });
  });

  it('needs a field that exists', async () => {
    const body = { title: 'Brez področja', theme: 'ni-ga', level: 'beginner' };
    expect((await server.call('/api/authoring/own-quizzes', { body, cookie: other.cookie })).status).toBe(404);
  });
});
