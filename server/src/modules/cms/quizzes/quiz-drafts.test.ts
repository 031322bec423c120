import type {
  DocumentVersion,
  EditedQuestion,
  OpenDocument,
  Published,
  QuizContents,
  QuizDraft,
} from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const as = (person: SamplePerson) => ({ cookie: person.cookie });
const read = (id: string) => json<QuizDraft>(server.call(`/api/quiz-drafts/${id}`, as(author)));
const start = (id: string) => server.call(`/api/quizzes/${id}/attempts`, { body: {}, ...as(learner) });

async function copy(id: string, question: string): Promise<void> {
  const body = { from_quiz_id: 'vzorec', from_question_id: question };
  await json(server.call(`/api/authoring/quizzes/${id}/copies`, { body, ...as(author) }));
}

async function reorder(id: string, questions: string[]): Promise<unknown> {
  const { value, hash } = await read(id);
  const body = { path: 'quiz.yaml', value: { ...value, questions }, base_hash: hash };
  return json(server.call(`/api/cms/quiz/${id}/value`, { method: 'PUT', body, ...as(author) }));
}

function remove(id: string, question: string, hash: string, person = author) {
  const path = `/api/quiz-drafts/${id}/questions/${question}`;
  return server.call(path, { method: 'DELETE', body: { base_hash: hash }, ...as(person) });
}

async function publish(id: string): Promise<Published> {
  const { draft_hash } = await json<OpenDocument>(server.call(`/api/cms/quiz/${id}`, as(author)));
  return json<Published>(server.call(`/api/cms/quiz/${id}/publish`, { body: { draft_hash }, ...as(author) }));
}

async function publishedOrder(id: string): Promise<string[]> {
  const rows = await server.database.query<{ id: string }>(
    'SELECT id FROM questions WHERE quiz_id = $1 AND position IS NOT NULL ORDER BY position',
    [id],
  );
  return rows.map((row) => row.id);
}

describe('a quiz from its beginning', () => {
  it('is made, filled, put in order and published, and then a learner can take it', async () => {
    const body = { title: 'Moč', theme: 'elektrika', level: 'beginner' };
    await json(server.call('/api/authoring/own-quizzes', { body, ...as(author) }));
    const { source } = await json<EditedQuestion>(server.call('/api/quizzes/vzorec/questions/drzi', as(author)));
    await json(server.call('/api/authoring/quizzes/moc/questions', { body: { source }, ...as(author) }));
    await copy('moc', 'stevilo');
    const { value } = await read('moc');
    expect(value.questions).toEqual(['tok-je-pri-stalni-upornosti', 'stevilo']);
    expect((await start('moc')).status).toBe(404);

    expect(await reorder('moc', ['stevilo', 'tok-je-pri-stalni-upornosti'])).toMatchObject({ kind: 'saved' });
    expect(await publishedOrder('moc'), 'a draft changes nothing for readers').toEqual(value.questions);
    expect(await publish('moc')).toMatchObject({ kind: 'published' });
    expect(await publishedOrder('moc')).toEqual(['stevilo', 'tok-je-pri-stalni-upornosti']);
    expect((await start('moc')).status).toBe(200);
  });
});

describe('removing a question', () => {
  it('takes its file along, and readers keep it until that is published', async () => {
    const { hash, value } = await read('vzorec-cas');
    const removed = await json<{ kind: string; quiz: QuizDraft }>(remove('vzorec-cas', 'drzi', hash));
    expect(removed.kind).toBe('saved');
    expect(removed.quiz.value.questions).toEqual(value.questions.filter((id) => id !== 'drzi'));
    expect(await publishedOrder('vzorec-cas')).toContain('drzi');
    expect(await publish('vzorec-cas')).toMatchObject({ kind: 'published' });
    expect(await publishedOrder('vzorec-cas')).toEqual(removed.quiz.value.questions);
  });

  it('also removes one that came to the quiz after its draft was begun', async () => {
    const { value } = await read('vzorec-modul');
    const summary = { ...value.summary, sl: 'Drugače.' };
    const changed = { path: 'quiz.yaml', value: { ...value, summary }, base_hash: (await read('vzorec-modul')).hash };
    await json(server.call('/api/cms/quiz/vzorec-modul/value', { method: 'PUT', body: changed, ...as(author) }));
    await copy('vzorec-modul', 'stevilo');
    const { hash, value: drafted } = await read('vzorec-modul');
    expect(drafted.questions).toEqual(['drzi', 'stevilo']);
    const removed = await json<{ quiz: QuizDraft }>(remove('vzorec-modul', 'stevilo', hash));
    expect(removed.quiz.value).toMatchObject({ questions: ['drzi'], summary: { sl: 'Drugače.' } });
    expect(await publish('vzorec-modul')).toMatchObject({ kind: 'published' });
    expect(await publishedOrder('vzorec-modul')).toEqual(['drzi']);
  });

  it('keeps one that was never published as a version', async () => {
    const body = { from_quiz_id: 'vzorec', from_question_id: 'stevilo' };
    const copies = '/api/quiz-drafts/vzorec-modul/copies';
    const { question_id: id } = await json<{ question_id: string }>(server.call(copies, { body, ...as(author) }));
    await json(remove('vzorec-modul', id, (await read('vzorec-modul')).hash));
    const address = '/api/cms/quiz/vzorec-modul';
    const { versions } = await json<{ versions: DocumentVersion[] }>(server.call(`${address}/versions`, as(author)));
    expect(versions[0]?.reason).toBe('kept');
    const { draft_hash } = await json<OpenDocument>(server.call(address, as(author)));
    await json(server.call(`${address}/versions/${versions[0]?.id}/restore`, { body: { draft_hash }, ...as(author) }));
    expect((await read('vzorec-modul')).value.questions).toContain(id);
  });

  it('removes nothing from a draft that somebody else has changed, and is for editors of the quiz only', async () => {
    const { hash, value } = await read('vzorec');
    expect(await json(remove('vzorec', 'drzi', 'outdated'))).toMatchObject({ kind: 'outdated', quiz: { hash, value } });
    expect((await remove('vzorec', 'drzi', hash, other)).status).toBe(403);
    expect((await server.call('/api/quiz-drafts/vzorec', as(other))).status).toBe(403);
    expect((await server.call('/api/quiz-drafts/ni-ga', as(author))).status).toBe(404);
  });
});

describe('a quiz in a course', () => {
  it('is put there by somebody who may edit the course as well', async () => {
    const body = { title: 'Past', theme: 'elektrika', level: 'beginner' };
    const { quiz_id: id } = await json<{ quiz_id: string }>(
      server.call('/api/authoring/own-quizzes', { body, ...as(author) }),
    );
    await copy(id, 'drzi');
    const { value, hash } = await read(id);
    const placement = { course: 'osnove', module: 'prvi' };
    await server.database.query(`UPDATE quizzes SET module_id = NULL, course_id = NULL WHERE id = 'vzorec-modul'`);
    const changed = { path: 'quiz.yaml', value: { ...value, placement }, base_hash: hash };
    await json(server.call(`/api/cms/quiz/${id}/value`, { method: 'PUT', body: changed, ...as(author) }));

    expect(await publish(id)).toMatchObject({ kind: 'refused', problems: [{ rule: 'foreign-place' }] });
    const { draft_hash } = await json<OpenDocument>(server.call(`/api/cms/quiz/${id}`, as(author)));
    const later = { draft_hash, publish_at: new Date(Date.now() + 60_000).toISOString() };
    expect(
      await json(server.call(`/api/cms/quiz/${id}/schedule`, { method: 'PUT', body: later, ...as(author) })),
    ).toMatchObject({
      kind: 'refused',
    });
    const { courses } = await json<QuizContents>(server.call(`/api/authoring/quizzes/${id}`, as(author)));
    expect(courses).toEqual([]);

    await giveDocuments(server.database, author.id, 'course');
    expect(await publish(id)).toMatchObject({ kind: 'published' });
  });

  it('stays where it is when its own author publishes it again', async () => {
    await server.database.query(`DELETE FROM content_owners WHERE kind = 'course'`);
    const { value, hash } = await read('vzorec-tecaj');
    const summary = { ...value.summary, sl: 'Za konec.' };
    const changed = { path: 'quiz.yaml', value: { ...value, summary }, base_hash: hash };
    await json(server.call('/api/cms/quiz/vzorec-tecaj/value', { method: 'PUT', body: changed, ...as(author) }));
    expect(await publish('vzorec-tecaj')).toMatchObject({ kind: 'published' });
  });
});
