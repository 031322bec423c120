import type { CourseDraft, EditedQuestion } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { saveSampleLibrary } from '../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Each write that makes something, and a table that has another row for each that was made. */
const writes = {
  'cms/documents/create': 'content_owners',
  'cms/courses/addLesson': "cms_drafts WHERE path LIKE 'lessons/%'",
  'cms/courses/duplicate': 'content_owners',
  'cms/quizzes/addQuestion': "cms_drafts WHERE path LIKE 'questions/%'",
  'cms/quizzes/copyQuestion': "cms_drafts WHERE path LIKE 'questions/%'",
  'cms/versions/keep': 'cms_versions',
  'quizzes/authoring/create': 'quizzes',
  'quizzes/authoring/addQuestion': 'questions',
  'quizzes/authoring/copyQuestion': 'questions',
  'quizzes/import': 'quizzes',
  'authorship/people/invite': 'content_invitations',
};
type Write = keyof typeof writes;
const names = Object.keys(writes) as Write[];

let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
let source: EditedQuestion['source'];
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  await saveSampleQuizzes(server);
  await saveSampleLibrary(server.services);
  for (const kind of ['course', 'quiz', 'item'] as const) await giveDocuments(server.database, author.id, kind);
  ({ source } = await json<EditedQuestion>(server.call('/api/quizzes/vzorec/questions/drzi', author)));
});
afterAll(() => server.stop());

let made = 0;
async function bodyOf(name: Write): Promise<Record<string, unknown>> {
  made += 1;
  const id = `nov-${made}`;
  const item = {
    ...{ theme: 'elektrika', status: 'draft', kind: 'article', level: 'beginner', tags: [] },
    ...{ title: { sl: id }, summary: { sl: id }, keywords: {}, related: [], lessons: [], sources: [] },
  };
  const copied = { quizId: 'vzorec', from_quiz_id: 'vzorec-modul', from_question_id: 'drzi' };
  const bodies: Record<Write, Record<string, unknown>> = {
    'cms/documents/create': { kind: 'item', id, value: item },
    'cms/courses/addLesson': {
      ...{ courseId: 'osnove', module_id: 'prvi', lesson_id: id, title: id, summary: id },
    },
    'cms/courses/duplicate': { courseId: 'osnove', id, title: id },
    'cms/quizzes/addQuestion': { quizId: 'vzorec', source },
    'cms/quizzes/copyQuestion': copied,
    'cms/versions/keep': { kind: 'course', id: 'osnove', note: id },
    'quizzes/authoring/create': { title: id, theme: 'elektrika', level: 'beginner' },
    'quizzes/authoring/addQuestion': { quizId: 'vzorec', source },
    'quizzes/authoring/copyQuestion': copied,
    'quizzes/import': { file_name: `${id}.gift`, text: '::Ena:: Ali je 1 + 1 enako 2? {TRUE}', theme: 'elektrika' },
    'authorship/people/invite': { kind: 'course', id: 'osnove', email: `${id}@example.com` },
  };
  return bodies[name];
}

/** What would be asked for otherwise by the same form. */
const otherwise: Record<Write, Record<string, unknown>> = {
  'cms/documents/create': { id: 'drugacen' },
  'cms/courses/addLesson': { lesson_id: 'drugacna' },
  'cms/courses/duplicate': { id: 'drugacen' },
  'cms/quizzes/addQuestion': { quizId: 'vzorec-modul' },
  'cms/quizzes/copyQuestion': { from_quiz_id: 'vzorec' },
  'cms/versions/keep': { note: 'Drugačna' },
  'quizzes/authoring/create': { title: 'Drugačen' },
  'quizzes/authoring/addQuestion': { quizId: 'vzorec-modul' },
  'quizzes/authoring/copyQuestion': { from_quiz_id: 'vzorec' },
  'quizzes/import': { file_name: 'drugacen.gift' },
  'authorship/people/invite': { email: 'drugacen@example.com' },
};

const send = (name: Write, body: object, { cookie } = author) =>
  server.call(`/api/rpc/${name}`, { body: { json: body }, cookie });
const read = async (response: Promise<Response>) => {
  const answered = await response;
  return { status: answered.status, answer: ((await answered.json()) as { json: unknown }).json };
};
async function countOf(name: Write): Promise<number> {
  const [row] = await server.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${writes[name]}`);
  return row?.count ?? 0;
}

describe.each(names)('%s', (name) => {
  it('makes one of what is sent twice, and answers both alike', async () => {
    const body = { ...(await bodyOf(name)), write_key: crypto.randomUUID() };
    const before = await countOf(name);
    const first = await read(send(name, body));
    expect(first.status).toBeLessThan(300);
    expect(await read(send(name, body))).toEqual(first);
    expect(await countOf(name)).toBe(before + 1);
  });

  it('makes one of what is sent twice at once', async () => {
    const body = { ...(await bodyOf(name)), write_key: crypto.randomUUID() };
    const before = await countOf(name);
    const [first, second] = await Promise.all([read(send(name, body)), read(send(name, body))]);
    expect(first.status).toBeLessThan(300);
    expect(second).toEqual(first);
    expect(await countOf(name)).toBe(before + 1);
  });

  it('makes something else of the same key where the form was changed', async () => {
    const write_key = crypto.randomUUID();
    await read(send(name, { ...(await bodyOf(name)), write_key }));
    const before = await countOf(name);
    const changed = { ...(await bodyOf(name)), ...otherwise[name], write_key };
    expect((await send(name, changed)).status).toBeLessThan(300);
    expect(await countOf(name)).toBe(before + 1);
  });

  it('refuses a key that is none', async () => {
    const before = await countOf(name);
    expect((await send(name, { ...(await bodyOf(name)), write_key: 'none' })).status).toBe(422);
    expect(await countOf(name)).toBe(before);
  });

  it('tells whoever finds out a key of somebody else nothing by it', async () => {
    const body = { ...(await bodyOf(name)), write_key: crypto.randomUUID() };
    const { answer } = await read(send(name, body));
    const foreign = await read(send(name, body, stranger));
    const makesOwn = name === 'quizzes/authoring/create' || name === 'quizzes/import';
    if (makesOwn) expect(foreign.answer).not.toEqual(answer);
    else if (name === 'cms/documents/create') expect(foreign.answer).toEqual({ kind: 'taken' });
    else expect(foreign.status).toBe(403);
  });
});

it('knows a lesson that was added although its course has changed since', async () => {
  const body = { ...(await bodyOf('cms/courses/addLesson')), write_key: crypto.randomUUID() };
  await send('cms/courses/addLesson', body);
  await send('cms/courses/addLesson', await bodyOf('cms/courses/addLesson'));
  const { hash } = await json<CourseDraft>(server.call('/api/course-drafts/osnove', author));
  const again = await read(send('cms/courses/addLesson', body));
  expect(again.answer).toMatchObject({ kind: 'saved', course: { hash } });
});

it('tells nobody who may not edit any more what they once made', async () => {
  const body = { ...(await bodyOf('cms/versions/keep')), write_key: crypto.randomUUID() };
  await send('cms/versions/keep', body);
  await server.database.query(`UPDATE content_owners SET owner_id = $1 WHERE kind = 'course' AND id = 'osnove'`, [
    stranger.id,
  ]);
  expect((await send('cms/versions/keep', body)).status).toBe(403);
  await giveDocuments(server.database, author.id, 'course');
});
