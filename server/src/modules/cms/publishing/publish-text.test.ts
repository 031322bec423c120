import type {
  CourseDraft,
  CourseValue,
  DraftedText,
  DraftedValue,
  OpenDocument,
  PublishedText,
  WrittenText,
  WrittenValue,
} from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { saveSamplePages } from '../../../test-support/sample-pages.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let colleague: SamplePerson;
let stranger: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  colleague = await openAccount(server, 'colleague', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['cms_drafts', 'cms_schedules', 'cms_versions', 'courses', 'content_owners', 'content_shares'])
    await server.database.query(`DELETE FROM ${table}`);
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1)`, [
    colleague.id,
  ]);
});

const tok = 'lessons/tok.sl.md';
const upor = 'lessons/upor.sl.md';
const moc = 'lessons/moc.sl.md';

type Options = { method?: string; body?: unknown; person?: SamplePerson };
const request = (path: string, { person = author, ...options }: Options = {}) =>
  server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: person.cookie });
const call = <Answer>(path: string, options?: Options) => json<Answer>(request(path, options));
const open = () => call<OpenDocument>('');
const read = (path = tok) => call<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
const readCourse = async () => {
  const { value, hash, published } = await call<DraftedValue>('/value?path=course.yaml');
  return { value: value as CourseValue, hash, published: published?.value as CourseValue };
};
const drafted = async () => (await open()).files.filter(({ state }) => state !== 'published').map(({ path }) => path);
const lessonsIn = ({ modules }: CourseValue) => modules.map(({ lessons }) => lessons.map(({ id }) => id));
const status = async (lessonId: string) =>
  (await server.call(`/api/courses/osnove/lessons/${lessonId}?language=sl`, { cookie: author.cookie })).status;

async function write(path: string, words: string, person = author): Promise<string> {
  const { text, hash } = await read(path);
  const body = { path, text: `${text}\n${words}\n`, base_hash: hash };
  const written = await call<WrittenText>('/text', { method: 'PUT', body, person });
  if (written.kind !== 'saved') throw new Error(`${path} was not saved`);
  return written.hash;
}

/** Another author drafts something in the course's own file. */
async function changeCourse(change: (value: CourseValue) => CourseValue): Promise<CourseValue> {
  const { value, hash } = await readCourse();
  const body = { path: 'course.yaml', value: change(value), base_hash: hash };
  const written = await call<WrittenValue>('/value', { method: 'PUT', body, person: colleague });
  expect(written.kind).toBe('saved');
  return (await readCourse()).value;
}

async function addLesson(id: string): Promise<string> {
  const body = { module_id: 'prvi', lesson_id: id, title: `Lekcija ${id}`, summary: 'O njej.' };
  const added = await json<{ kind: string; course: CourseDraft }>(
    server.call('/api/course-drafts/osnove/lessons', { body, cookie: author.cookie }),
  );
  expect(added.kind).toBe('saved');
  return write(`lessons/${id}.sl.md`, 'Besedilo lekcije.');
}

const publish = (path: string, seen_hash: string | null, person = author) =>
  call<PublishedText>('/publish-text', { body: { path, seen_hash }, person });

describe('a text that readers know', () => {
  it('is published alone', async () => {
    const hash = await write(tok, 'Novo.');
    await write('lessons/napetost.sl.md', 'Še ne.', colleague);
    expect(await publish(tok, hash)).toMatchObject({ kind: 'published', is_open: true });
    expect((await read()).published?.text).toContain('Novo.');
    expect(await drafted()).toEqual(['lessons/napetost.sl.md']);
  });

  it('is not published where its page has not shown what others have saved in it', async () => {
    const hash = await write(tok, 'Novo.');
    await write(tok, 'Nevideno.', colleague);
    expect(await publish(tok, hash)).toEqual({ kind: 'outdated' });
    expect((await read()).published?.text).not.toContain('Novo.');
  });

  it('changes nothing where it is sent twice', async () => {
    const hash = await write(tok, 'Novo.');
    const both = await Promise.all([publish(tok, hash), publish(tok, hash)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['published', 'unchanged']);
    const versions = () => server.database.query('SELECT number FROM cms_versions');
    const before = await versions();
    expect(await publish(tok, hash)).toEqual({ kind: 'unchanged', is_open: true });
    expect(await versions()).toEqual(before);
  });

  it('is taken out in one language where its page has shown that it is gone', async () => {
    const path = 'lessons/tok.en.md';
    await call('/file', { method: 'DELETE', body: { path, base_hash: (await read(path)).hash } });
    expect(await publish(path, null)).toMatchObject({ kind: 'published' });
    expect(await read(path)).toMatchObject({ text: null, published: null });
    expect(await publish(path, null)).toMatchObject({ kind: 'refused', problems: [{ rule: 'missing-translation' }] });
  });

  it('leaves in the draft what others have changed in the course', async () => {
    const hash = await write(tok, 'Novo.');
    const own = await changeCourse((value) => ({ ...value, access: 'premium' }));
    expect(await publish(tok, hash)).toMatchObject({ kind: 'published' });
    expect(await readCourse()).toMatchObject({ value: own, published: { access: 'standard' } });
  });
});

describe('a new lesson', () => {
  it('is listed where it was drafted, and nothing is left in the draft', async () => {
    const hash = await addLesson('upor');
    expect(await publish(upor, hash)).toMatchObject({ kind: 'published', is_open: true });
    expect(lessonsIn((await readCourse()).published)).toEqual([['tok', 'napetost', 'upor']]);
    expect((await open()).draft_hash).toBeNull();
    expect(await status('upor')).not.toBe(404);
  });

  it('leaves drafted and unpublished whatever others have changed in the course', async () => {
    const hash = await addLesson('upor');
    const own = await changeCourse(({ modules, ...value }) => ({
      ...{ ...value, access: 'premium', weeks: 9 },
      modules: modules.map((module) => ({ ...module, lessons: module.lessons.filter(({ id }) => id !== 'napetost') })),
    }));
    expect(await publish(upor, hash)).toMatchObject({ kind: 'published' });
    const { value, published } = await readCourse();
    expect(published).toMatchObject({ access: 'standard', weeks: 4 });
    expect(lessonsIn(published)).toEqual([['tok', 'upor', 'napetost']]);
    expect(value).toEqual(own);
    expect(await drafted()).toEqual(['course.yaml']);
  });

  it('is published without another one that is new too, which follows it later', async () => {
    await addLesson('moc');
    const hash = await addLesson('upor');
    expect(await publish(upor, hash)).toMatchObject({ kind: 'published' });
    expect(lessonsIn((await readCourse()).published)).toEqual([['tok', 'napetost', 'upor']]);
    expect(await drafted()).toEqual(['course.yaml', moc]);
    expect(await status('moc')).toBe(404);
    expect(await publish(moc, (await read(moc)).hash)).toMatchObject({ kind: 'published' });
    expect(lessonsIn((await readCourse()).published)).toEqual([['tok', 'napetost', 'moc', 'upor']]);
    expect((await open()).draft_hash).toBeNull();
  });

  it('brings a new module along that has nothing but it', async () => {
    await addLesson('moc');
    const hash = await addLesson('upor');
    await changeCourse((value) => {
      const [first] = value.modules;
      if (!first) throw new Error('There is no module');
      const [old, fresh] = [
        ['tok', 'napetost'],
        ['moc', 'upor'],
      ].map((ids) => first.lessons.filter(({ id }) => ids.includes(id)));
      const modules = [
        { ...first, lessons: old ?? [] },
        { ...first, id: 'drugi', lessons: fresh ?? [] },
      ];
      return { ...value, modules };
    });
    expect(await publish(upor, hash)).toMatchObject({ kind: 'published' });
    const { value, published } = await readCourse();
    expect(lessonsIn(published)).toEqual([['tok', 'napetost'], ['upor']]);
    expect(lessonsIn(value)).toEqual([
      ['tok', 'napetost'],
      ['moc', 'upor'],
    ]);
  });

  it('is taken out for good where its author takes it out of the draft after that', async () => {
    const hash = await addLesson('upor');
    await changeCourse((value) => ({ ...value, weeks: 9 }));
    await publish(upor, hash);
    // Something else comes beneath the draft, so that both are brought together.
    const own = await write(tok, 'Novo.');
    await publish(tok, own);
    const { hash: base_hash } = await readCourse();
    const removing = { method: 'DELETE', body: { base_hash }, cookie: author.cookie };
    expect((await server.call('/api/course-drafts/osnove/lessons/upor', removing)).status).toBe(200);
    const { draft_hash } = await open();
    expect(await call('/publish', { body: { draft_hash } })).toMatchObject({ kind: 'published' });
    const { value } = await readCourse();
    expect(lessonsIn(value)).toEqual([['tok', 'napetost']]);
    expect(value.weeks).toBe(9);
  });

  it('goes on beneath a draft of the course that was made from an older one', async () => {
    const hash = await addLesson('upor');
    const own = await changeCourse((value) => ({ ...value, weeks: 9 }));
    const loaded = {
      'courses/osnove/course.yaml': sampleCourseFile('courses/osnove/course.yaml').replace(
        'hoursPerWeek: 5',
        'hoursPerWeek: 6',
      ),
    };
    await saveSampleCourse(server.services, loaded);
    expect(await publish(upor, hash)).toMatchObject({ kind: 'published' });
    const { value, published } = await readCourse();
    expect(published).toMatchObject({ weeks: 4, hoursPerWeek: 6 });
    expect(value).toEqual(own);
    const { draft_hash } = await open();
    expect(await call('/publish', { body: { draft_hash } })).toMatchObject({ kind: 'published' });
    expect((await readCourse()).published).toMatchObject({ weeks: 9, hoursPerWeek: 6 });
    expect(lessonsIn((await readCourse()).published)).toEqual([['tok', 'napetost', 'upor']]);
  });

  it('waits in other languages until its first one is published', async () => {
    await addLesson('upor');
    const path = 'lessons/upor.en.md';
    const text = '---\ntitle: Resistance\nsummary: What resists.\n---\n\nText.\n';
    const { hash } = await call<{ hash: string }>('/text', { method: 'PUT', body: { path, text, base_hash: null } });
    const refused = { kind: 'refused', problems: [{ path: upor, rule: 'unpublished-source' }] };
    expect(await publish(path, hash)).toMatchObject(refused);
    expect(await publish(upor, (await read(upor)).hash)).toMatchObject({ kind: 'published' });
    expect(await publish(path, hash)).toMatchObject({ kind: 'published' });
    expect((await open()).draft_hash).toBeNull();
  });
});

describe('a document that was never published', () => {
  it('is not opened by one of its texts, and tells what would be', async () => {
    const { value } = await readCourse();
    const body = { id: 'nov', value: { ...value, status: 'draft' } };
    await server.call('/api/cms/course', { body, cookie: author.cookie });
    const ofNew = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
      json<Answer>(server.call(`/api/cms/course/nov${path}`, { ...options, cookie: author.cookie }));
    const text = '---\ntitle: Tok\nsummary: O toku.\n---\n\nBesedilo.\n';
    const put = (path: string) =>
      ofNew<{ hash: string }>('/text', { method: 'PUT', body: { path, text, base_hash: null } });
    await put('lessons/napetost.sl.md');
    await put('lessons/tok.en.md');
    const { hash } = await put(tok);
    const { draft_hash } = await ofNew<OpenDocument>('');
    const answer = await ofNew('/publish-text', { body: { path: tok, seen_hash: hash } });
    expect(answer).toEqual({ kind: 'never-published', draft_hash, other_texts: 1 });
    expect(await ofNew('/publish-text', { body: { path: tok, seen_hash: 'stale' } })).toEqual({ kind: 'outdated' });
    expect(await ofNew('')).toMatchObject({ is_new: true });
  });
});

it('publishes the text of a page', async () => {
  await saveSamplePages(server.services);
  const admin = await openAccount(server, 'admin', { roles: ['admin'] });
  const ofPage = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
    json<Answer>(server.call(`/api/cms/page/about${path}`, { ...options, cookie: admin.cookie }));
  const path = 'text.sl.md';
  const before = await ofPage<DraftedText>(`/text?path=${path}`);
  const body = { path, text: `${before.text}\nNovo.\n`, base_hash: before.hash };
  const { hash } = await ofPage<{ hash: string }>('/text', { method: 'PUT', body });
  expect(await ofPage('/publish-text', { body: { path, seen_hash: hash } })).toMatchObject({ kind: 'published' });
  expect((await ofPage<DraftedText>(`/text?path=${path}`)).published?.text).toContain('Novo.');
});

it('refuses strangers and visitors, and finds nothing that is no text', async () => {
  const hash = await write(tok, 'Novo.');
  const body = { path: tok, seen_hash: hash };
  expect((await request('/publish-text', { body, person: stranger })).status).toBe(403);
  expect((await server.call('/api/cms/course/osnove/publish-text', { body })).status).toBe(401);
  expect((await request('/publish-text', { body: { path: tok } })).status).toBe(422);
  for (const path of ['course.yaml', 'drawing.svg'])
    expect((await request('/publish-text', { body: { path, seen_hash: null } })).status).toBe(404);
  expect((await read()).published?.text).not.toContain('Novo.');
});
