import type {
  Course,
  CourseDraft,
  CourseValue,
  DocumentVersion,
  DraftedText,
  Lesson,
  ListedCourseDraft,
  ModuleValue,
  OpenDocument,
  Translation,
} from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
});
afterAll(() => server.stop());

const call = (path: string, options: { method?: string; body?: unknown } = {}, { cookie } = author) =>
  server.call(`/api/course-drafts${path}`, { ...options, cookie });
const get = (id = 'osnove') => json<CourseDraft>(call(`/${id}`));
const outline = ({ value }: CourseDraft) => value.modules.map(({ lessons }) => lessons.map(({ id }) => id));
const newLesson = { module_id: 'prvi', lesson_id: 'upor', title: 'Upor: prvi del', summary: 'O uporu.' };

it('shows a course with the titles of its lessons, to its authors alone', async () => {
  const draft = await get();
  expect(outline(draft)).toEqual([['tok', 'napetost']]);
  expect(draft.lessons[0]).toMatchObject({
    id: 'tok',
    texts: [{ language: 'sl' }, { language: 'en' }, { language: 'de' }],
  });
  expect((await call('/osnove', {}, stranger)).status).toBe(403);
  expect((await call('/ni-ga')).status).toBe(404);
  expect(await json<ListedCourseDraft[]>(call('?language=de'))).toMatchObject([
    { id: 'osnove', title: 'Grundlagen', is_published: true, published: { lesson_count: 2, learner_count: 0 } },
  ]);
  expect(await json<ListedCourseDraft[]>(call('', {}, stranger))).toEqual([]);
});

it('adds a lesson, and gives it another title and takes it out, both based on what was seen', async () => {
  const added = await json<{ kind: string; course: CourseDraft }>(call('/osnove/lessons', { body: newLesson }));
  expect(added.kind).toBe('saved');
  expect(outline(added.course)).toEqual([['tok', 'napetost', 'upor']]);
  const text = added.course.lessons[2]?.texts[0];
  expect(text?.title).toBe('Upor: prvi del');

  expect(await json(call('/osnove/lessons', { body: newLesson }))).toEqual({ kind: 'taken' });

  const title = { method: 'PUT', body: { title_language: 'sl', title: 'Upornost', base_hash: text?.hash } };
  const renamed = await json<{ course: CourseDraft }>(call('/osnove/lessons/upor/title', title));
  expect(renamed.course.lessons[2]?.texts[0]?.title).toBe('Upornost');
  expect(await json(call('/osnove/lessons/upor/title', title))).toMatchObject({ kind: 'outdated' });

  const removal = { method: 'DELETE', body: { base_hash: added.course.hash } };
  const removed = await json<{ course: CourseDraft }>(call('/osnove/lessons/upor', removal));
  expect(outline(removed.course)).toEqual([['tok', 'napetost']]);
  const drafted = await server.database.query(`SELECT path FROM cms_drafts`);
  expect(drafted, 'it is as it is published').toEqual([]);
});

it('adds the lessons of two authors at the same moment', async () => {
  const ids = ['kondenzator', 'tuljava'];
  const added = ids.map((lesson_id) => json(call('/osnove/lessons', { body: { ...newLesson, lesson_id } })));
  expect(await Promise.all(added)).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }]);
  const [lessons] = outline(await get());
  expect(lessons?.slice(2).sort()).toEqual(ids);

  const document = (rest: string, body?: unknown) =>
    server.call(`/api/cms/course/osnove${rest}`, { cookie: author.cookie, ...(body !== undefined && { body }) });
  const { draft_hash } = await json<OpenDocument>(document(''));
  await document('/discard', { draft_hash });
  expect(outline(await get())).toEqual([['tok', 'napetost']]);
});

it('keeps the texts of a lesson that is taken out before anybody published it', async () => {
  const path = 'lessons/kondenzator.sl.md';
  const document = (rest: string, options: { method?: string; body?: unknown } = {}) =>
    server.call(`/api/cms/course/osnove${rest}`, { ...options, cookie: author.cookie });
  const lesson = { ...newLesson, lesson_id: 'kondenzator' };
  const added = await json<{ course: CourseDraft }>(call('/osnove/lessons', { body: lesson }));
  const { text, hash } = await json<DraftedText>(document(`/text?path=${path}`));
  const written = { path, text: `${text}\nTega ni zapisal, kdor jo odstrani.\n`, base_hash: hash };
  await document('/text', { method: 'PUT', body: written });
  const removal = { method: 'DELETE', body: { base_hash: added.course.hash } };
  const removed = await json<{ course: CourseDraft }>(call('/osnove/lessons/kondenzator', removal));
  expect(outline(removed.course)).toEqual([['tok', 'napetost']]);
  expect(await json<DraftedText>(document(`/text?path=${path}`))).toMatchObject({ text: null });

  const { versions } = await json<{ versions: DocumentVersion[] }>(document('/versions'));
  const { draft_hash } = await json<OpenDocument>(document(''));
  await document(`/versions/${versions[0]?.id}/restore`, { body: { draft_hash } });
  expect(await json<DraftedText>(document(`/text?path=${path}`))).toMatchObject({ text: written.text });
  expect(outline(await get())).toEqual([['tok', 'napetost', 'kondenzator']]);
  const again = { method: 'DELETE', body: { base_hash: (await get()).hash } };
  await call('/osnove/lessons/kondenzator', again);
});

it('copies a course with all its files into one of the caller’s own', async () => {
  const copy = { id: 'osnove-kopija', title: 'Osnove še enkrat' };
  expect(await json(call('/osnove/copies', { body: copy }))).toEqual({ kind: 'created' });
  expect(await json(call('/osnove/copies', { body: copy }))).toEqual({ kind: 'taken' });
  const draft = await get('osnove-kopija');
  expect(draft.value).toMatchObject({ title: { sl: 'Osnove še enkrat' }, status: 'draft' });
  expect(outline(draft)).toEqual([['tok', 'napetost']]);
  expect((await server.call('/api/courses/osnove-kopija')).status).toBe(404);
});

it('takes over what is outdated in translations with the copy of a course', async () => {
  const cms = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
    json<Answer>(server.call(`/api/cms/course${path}`, { ...options, cookie: author.cookie }));
  const path = 'lessons/tok.sl.md';
  const at = `path=${encodeURIComponent(path)}`;
  const { text, hash } = await cms<DraftedText>(`/osnove/text?${at}`);
  const changed = { path, text: text?.replace('## Zakaj', '## Zakaj pa'), base_hash: hash };
  expect(await cms('/osnove/text', { method: 'PUT', body: changed })).toMatchObject({ kind: 'saved' });

  await call('/osnove/copies', { body: { id: 'zastarela', title: 'Zastarela' } });
  const states = async (id: string) => {
    const { rows } = await cms<Translation>(`/${id}/translation?path=${encodeURIComponent('lessons/tok.en.md')}`);
    return rows.map(({ state }) => state);
  };
  expect(await states('osnove')).toContain('outdated');
  expect(await states('zastarela')).toEqual(await states('osnove'));

  const { draft_hash } = await cms<OpenDocument>('/osnove');
  await cms('/osnove/discard', { method: 'POST', body: { draft_hash } });
});

it('takes nothing that could not be opened or published again', async () => {
  const { value, hash } = await get();
  const unreadable = 'Tok\u0007';
  const lesson = { ...newLesson, title: unreadable };
  expect((await call('/osnove/lessons', { body: lesson })).status).toBe(422);
  expect((await call('/osnove/copies', { body: { id: 'neberljiva', title: unreadable } })).status).toBe(422);
  expect((await call('/neberljiva')).status).toBe(404);

  const write = (changed: CourseValue) => {
    const body = { path: 'course.yaml', value: changed, base_hash: hash };
    return json(server.call('/api/cms/course/osnove/value', { method: 'PUT', body, cookie: author.cookie }));
  };
  const far = { kind: 'refused', problems: [{ place: ['position'] }] };
  expect(await write({ ...value, position: 3_000_000_000 })).toMatchObject(far);
  const [module] = value.modules;
  const modules = Array.from({ length: 3000 }, (_, at) => ({ ...module, id: `modul-${at}` }) as ModuleValue);
  expect(await write({ ...value, modules })).toMatchObject({ kind: 'refused', problems: [{ place: [] }] });
  expect((await get()).hash).toBe(hash);
});

it('previews the draft per plan, and tells what keeps it from being shown', async () => {
  const at = (id: string, path = '', as = 'free') => json<{ kind: string }>(call(`/${id}/preview${path}?as=${as}`));
  expect(await at('osnove-kopija')).toMatchObject({ kind: 'shown', course: { is_unlocked: false } as Partial<Course> });
  expect(await at('osnove-kopija', '/tok')).toMatchObject({ kind: 'open', lesson: { id: 'tok' } as Partial<Lesson> });
  expect(await at('osnove-kopija', '/napetost')).toMatchObject({ kind: 'locked', locked: { tier: 'standard' } });
  expect(await at('osnove-kopija', '/napetost', 'premium')).toMatchObject({ kind: 'open' });
  expect((await call('/osnove/preview?as=free', {}, stranger)).status).toBe(403);

  await call('/osnove/lessons', { body: newLesson });
  const broken = {
    path: 'lessons/upor.sl.md',
    text: 'brez glave',
    base_hash: (await get()).lessons[2]?.texts[0]?.hash,
  };
  await server.call('/api/cms/course/osnove/text', { method: 'PUT', body: broken, cookie: author.cookie });
  expect(await at('osnove')).toMatchObject({
    kind: 'refused',
    problems: [{ severity: 'error' }, { rule: 'front-matter' }],
  });
});
