import type { DraftedText, DraftedValue, OpenDocument, Published, WrittenText, WrittenValue } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let editor: SamplePerson;
let stranger: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  editor = await openAccount(server, 'editor', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  await server.database.query(`INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1)`, [
    editor.id,
  ]);
});
afterAll(() => server.stop());

const lesson = 'lessons/tok.sl.md';
const call = <Answer>(person: SamplePerson, path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: person.cookie }));
const open = (person = author) => call<OpenDocument>(person, '');
const read = (person = author, path = lesson) => call<DraftedText>(person, `/text?path=${encodeURIComponent(path)}`);
const write = (person: SamplePerson, body: object) =>
  call<WrittenText>(person, '/text', { method: 'PUT', body: { path: lesson, ...body } });
const publish = async (person = author, body: object = {}) =>
  call<Published>(person, '/publish', { method: 'POST', body: { draft_hash: (await open()).draft_hash, ...body } });

const page = async () => (await server.call('/api/courses/osnove/lessons/tok?language=sl')).text();

it('takes nothing from a page whose author has left the browser to somebody else', async () => {
  const { text, hash } = await read();
  const late = { path: lesson, text: `${text}\nPozno.\n`, base_hash: hash, written_by: author.id };
  const address = '/api/cms/course/osnove';
  const asEditor = { method: 'PUT', cookie: editor.cookie };
  expect((await server.call(`${address}/text`, { ...asEditor, body: late })).status).toBe(401);
  expect((await read()).hash).toBe(hash);
  const { value, hash: valueHash } = await call<DraftedValue>(editor, '/value?path=course.yaml');
  const changed = { path: 'course.yaml', value: { ...value, weeks: 51 }, base_hash: valueHash, written_by: author.id };
  expect((await server.call(`${address}/value`, { ...asEditor, body: changed })).status).toBe(401);
  expect(await write(author, { ...late, text: text ?? '' })).toMatchObject({ kind: 'saved' });
});

describe('a published lesson', () => {
  it('is edited unseen, and shown once it is published', async () => {
    const before = await read();
    expect(before).toMatchObject({ state: 'published', text: expect.stringContaining('title:') });
    const text = before.text?.replace(/\n$/, '\n\nNova misel o toku.\n');
    expect(await write(author, { text, base_hash: before.hash })).toMatchObject({ kind: 'saved' });
    expect(await page()).not.toContain('Nova misel');
    expect(await open()).toMatchObject({
      files: expect.arrayContaining([expect.objectContaining({ path: lesson, state: 'changed' })]),
    });
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await page()).toContain('Nova misel');
    expect((await open()).draft_hash).toBeNull();
  });

  it('brings along what it shows, and nothing else', async () => {
    const figure = 'figures/krog.svg';
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" fill="none" stroke="currentColor"/></svg>\n';
    await write(author, { path: figure, text: drawing, base_hash: null });
    const other = await read(author, 'lessons/tok.en.md');
    await write(author, { path: 'lessons/tok.en.md', text: `${other.text}\nUnseen.\n`, base_hash: other.hash });
    const { text, hash } = await read();
    await write(author, { text: `${text}\n![Krog](${figure})\n`, base_hash: hash });
    expect(await publish(author, { paths: [lesson] })).toMatchObject({ kind: 'published', is_open: true });
    expect(await page()).toContain('Krog');
    const { files } = await open();
    expect(files.filter(({ state }) => state !== 'published').map(({ path }) => path)).toEqual(['lessons/tok.en.md']);
    await call(author, '/discard', { method: 'POST', body: { draft_hash: (await open()).draft_hash } });
  });

  it('is refused with what is wrong and where, and nothing is published', async () => {
    const { text, hash } = await read();
    await write(author, { text: `${text}\n<script>x</script>\n`, base_hash: hash });
    expect(await publish()).toMatchObject({ kind: 'refused', problems: [{ path: lesson }] });
    const { draft_hash } = await open();
    await call(author, '/discard', { method: 'POST', body: { draft_hash } });
    expect((await read()).text).toBe(text);
  });
});

describe('two authors of one lesson', () => {
  it('keep what each wrote in other blocks', async () => {
    const { text: base, hash } = await read();
    const own = base?.replace('Nova misel o toku.', 'Nova misel o električnem toku.');
    const theirs = `${base}\nKonec lekcije.\n`;
    await write(editor, { text: theirs, base_hash: hash });
    expect(await write(author, { text: own, base_hash: hash })).toMatchObject({
      ...{ kind: 'outdated', current: { text: theirs } },
    });
    const merged = await write(author, { text: own, base_hash: hash, base_text: base });
    expect(merged).toMatchObject({
      kind: 'merged',
      text: expect.stringMatching(/električnem toku[\s\S]*Konec lekcije/),
    });
  });

  it('are merged with every save, and make no version of each', async () => {
    const merges = async () =>
      (
        await server.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM cms_versions WHERE reason = 'merged'`,
        )
      )[0]?.count ?? 0;
    const before = await merges();
    for (const word of ['ena', 'dve', 'tri', 'štiri']) {
      const { text: base, hash } = await read();
      await write(editor, { text: base?.replace('Konec ', `Konec ${word} `), base_hash: hash });
      const own = base?.replace('električnem', `električnem ${word}`);
      expect(await write(author, { text: own, base_hash: hash, base_text: base })).toMatchObject({ kind: 'merged' });
    }
    expect((await read()).text).toMatch(/električnem štiri tri dve ena[\s\S]*Konec štiri tri dve ena/);
    expect((await merges()) - before).toBeLessThanOrEqual(1);
    const { text, hash } = await read();
    const after = text?.replace('štiri tri dve ena ', '').replace('štiri tri dve ena ', '');
    await write(author, { text: after, base_hash: hash });
  });

  it('are shown both texts of the same block, and lose neither', async () => {
    const { text: base, hash } = await read();
    const own = base?.replace('Konec lekcije.', 'Konec prve lekcije.');
    const theirs = base?.replace('Konec lekcije.', 'Konec te lekcije.');
    await write(editor, { text: theirs, base_hash: hash });
    const conflict = await write(author, { text: own, base_hash: hash, base_text: base });
    expect(conflict).toMatchObject({ kind: 'conflict', current: { text: theirs } });
    expect((await read()).text).toBe(theirs);
    const [kept] = await server.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM cms_blobs WHERE convert_from(content, 'UTF8') LIKE '%Konec prve lekcije%'`,
    );
    expect(kept?.count).toBe(1);
  });

  it.each([
    ['a character that no text may have', (text: string) => text.replace('Konec te', 'Konec\u000bte')],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('keep all of a text with %s', async (_, written) => {
    const { text: base, hash } = await read();
    const own = written(base ?? '');
    expect(own).not.toBe(base);
    await write(editor, { text: `${base}\nDodano.\n`, base_hash: hash });
    await write(author, { text: own, base_hash: hash, base_text: base });
    const { text: both, hash: now } = await read();
    const newLine = own.includes('\r\n') ? '\r\n' : '\n';
    expect(both?.startsWith(own.trimEnd())).toBe(true);
    expect(both?.slice(own.trimEnd().length)).toMatch(new RegExp(`^(${newLine}){1,2}\\s*Dodano`));
    await write(author, { text: base, base_hash: now });
  });

  it('answer the same save twice with the same', async () => {
    const { text, hash } = await read();
    const body = { text: `${text}\nŠe nekaj.\n`, base_hash: hash };
    const first = await write(author, body);
    expect(await write(author, body)).toEqual(first);
  });
});

describe('a course file', () => {
  it('is merged by what each changed, and refused with places when it has not its shape', async () => {
    const path = 'course.yaml';
    const { value, hash } = await call<{ value: Record<string, unknown>; hash: string }>(author, `/value?path=${path}`);
    const put = (person: SamplePerson, body: object) =>
      call<WrittenValue>(person, '/value', { method: 'PUT', body: { path, base_hash: hash, ...body } });
    await put(editor, { value: { ...value, weeks: 7 } });
    const merged = await put(author, { value: { ...value, hoursPerWeek: 9 }, base_value: value });
    expect(merged).toMatchObject({ kind: 'merged', value: { weeks: 7, hoursPerWeek: 9 } });
    expect(await put(author, { value: { ...value, weeks: 'many' } })).toMatchObject({
      ...{ kind: 'refused', problems: [{ place: ['weeks'] }] },
    });
  });
});

describe('unpublishing', () => {
  it('takes effect at once and can be taken back', async () => {
    await publish();
    expect(await call(author, '/unpublish', { method: 'POST', body: {} })).toMatchObject({
      version: expect.any(Number),
    });
    expect((await server.call('/api/courses/osnove/lessons/tok?language=sl')).status).toBe(404);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect((await server.call('/api/courses/osnove/lessons/tok?language=sl')).status).toBe(200);
  });
});

describe('whoever is no editor of a document', () => {
  it('is refused, and nobody is told of what is not there', async () => {
    const status = async (person: SamplePerson, path: string) =>
      (await server.call(`/api/cms/${path}`, { cookie: person.cookie })).status;
    expect(await status(stranger, 'course/osnove')).toBe(403);
    expect(await status(author, 'course/nikjer')).toBe(404);
    expect(await status(author, 'course/osnove/text?path=lessons%2F..%2Fx.md')).toBe(422);
    expect(await status(author, 'course/osnove/text?path=secret.txt')).toBe(404);
  });
});

it('lets nobody but administrators begin a page', async () => {
  const admin = await openAccount(server, 'admin', { roles: ['admin'] });
  const begin = async ({ cookie }: SamplePerson) => {
    const body = { id: 'novice', value: { title: { sl: 'Novice', en: 'News', de: 'Neues' } } };
    return (await server.call('/api/cms/page', { body, cookie })).status;
  };
  expect(await begin(author)).toBe(403);
  expect(await begin(admin)).toBe(200);
});

describe('a document that was never published', () => {
  const ofNew = <Answer = { code?: string }>(path: string, method: string, body?: object) =>
    json<Answer>(server.call(`/api/cms/course/nov${path}`, { method, body, cookie: author.cookie }));
  const cause = { code: 'NOT_POSSIBLE_NOW' };

  it('keeps the file that says what it is, so that its authors find it again', async () => {
    const { value } = await call<{ value: object }>(author, '/value?path=course.yaml');
    const body = { id: 'nov', value: { ...value, status: 'draft' } };
    await server.call('/api/cms/course', { body, cookie: author.cookie });
    const { draft_hash, files } = await ofNew<OpenDocument>('', 'GET');
    const file = { path: 'course.yaml', base_hash: files[0]?.hash ?? null };
    expect(await ofNew('/discard', 'POST', { draft_hash })).toMatchObject(cause);
    expect(await ofNew('/discard', 'POST', { draft_hash, paths: ['course.yaml'] })).toMatchObject(cause);
    expect(await ofNew('/file', 'DELETE', file)).toMatchObject(cause);
    expect(await ofNew('/files/remove', 'POST', file)).toMatchObject(cause);
    expect(await ofNew<OpenDocument>('', 'GET')).toMatchObject({ draft_hash });
  });
});
