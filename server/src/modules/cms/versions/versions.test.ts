import type { ComparedFile, DocumentVersion, DraftedText, OpenDocument, Published } from '@navor/contract';
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

const path = 'lessons/tok.sl.md';
const address = '/api/cms/course/osnove';
const call = <Answer>(rest: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`${address}${rest}`, { ...options, cookie: author.cookie }));
const post = <Answer>(rest: string, body: object) => call<Answer>(rest, { method: 'POST', body });
const read = () => call<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
const draftHash = async () => (await call<OpenDocument>('')).draft_hash;
const list = () => call<{ count: number; page_count: number; versions: DocumentVersion[] }>('/versions');
const difference = (id: string, other: string, more = '') =>
  call<{ version: DocumentVersion; files: ComparedFile[] }>(`/versions/${id}/difference?with=${other}${more}`);
const restore = async (id: string) =>
  post<{ kind: string; undo_version_id: string }>(`/versions/${id}/restore`, { draft_hash: await draftHash() });

/** Replaces the end of the lesson. */
async function end(words: string): Promise<string> {
  const { text, hash } = await read();
  const next = `${(text ?? '').replace(/\n\nKonec:[^\n]*\n$/, '\n')}\nKonec: ${words}\n`;
  await call('/text', { method: 'PUT', body: { path, text: next, base_hash: hash } });
  return next;
}
const publish = async () => post<Published>('/publish', { draft_hash: await draftHash() });

it('tells who kept which version, when, why and what changed in it', async () => {
  await end('prvi poskus.');
  expect(await publish()).toMatchObject({ kind: 'published' });
  await end('drugi poskus.');
  await post('/versions', { note: ' Pred velikim popravkom ' });
  const { count, page_count, versions } = await list();
  expect([count, page_count]).toEqual([versions.length, 1]);
  const [kept, published, before] = versions;
  expect(kept).toMatchObject({ reason: 'kept', note: 'Pred velikim popravkom', is_current: true, is_published: false });
  expect(kept?.changes).toEqual([{ path, state: 'changed' }]);
  expect(published).toMatchObject({ reason: 'published', is_published: true, is_current: false });
  expect(published?.created_by).toBe(kept?.created_by);
  expect(before).toMatchObject({ reason: 'before', created_by: null });
});

it('keeps the same with the same note once', async () => {
  const kept = () => post<{ id: string }>('/versions', { note: 'Pred velikim popravkom' });
  expect(await kept()).toEqual(await kept());
});

it('shows the words that changed in a version, and what restoring it would change', async () => {
  const [kept, published] = (await list()).versions;
  const since = await difference(kept?.id ?? '', 'previous');
  expect(since.version.id).toBe(kept?.id);
  expect(since.files).toMatchObject([{ path, state: 'changed', is_text: true }]);
  expect(since.files[0]?.differences?.at(-1)).toEqual({
    kind: 'changed',
    words: [
      { kind: 'same', text: 'Konec: ' },
      { kind: 'removed', text: 'prvi' },
      { kind: 'added', text: 'drugi' },
      { kind: 'same', text: ' poskus.' },
    ],
  });
  expect((await difference(published?.id ?? '', 'published')).files).toEqual([]);
  expect((await difference(published?.id ?? '', 'draft')).files).toMatchObject([{ path, state: 'changed' }]);
  expect((await difference(kept?.id ?? '', 'previous', '&path=course.yaml')).files).toEqual([]);
});

it('shows all files of the first version as new', async () => {
  const first = (await list()).versions.at(-1);
  const { files } = await difference(first?.id ?? '', 'previous');
  expect(new Set(files.map(({ state }) => state))).toEqual(new Set(['new']));
  const { files: asked } = await difference(first?.id ?? '', 'previous', `&path=${encodeURIComponent(path)}`);
  expect(asked.map(({ path }) => path)).toEqual([path]);
  expect(asked[0]?.differences).toContainEqual(expect.objectContaining({ kind: 'added' }));
});

it('shows but a few of many new texts at once, and each where it is asked for', async () => {
  const imported = (await list()).versions.at(-1)?.id ?? '';
  const { files } = await difference(imported, 'previous');
  const texts = files.filter(({ is_text }) => is_text);
  expect(texts.filter(({ differences }) => differences !== null)).toHaveLength(3);
  const other = texts.find(({ differences }) => differences === null)?.path ?? '';
  const asked = await difference(imported, 'previous', `&path=${encodeURIComponent(other)}`);
  const [file] = asked.files;
  expect(new Set(file?.differences?.map(({ kind }) => kind))).toEqual(new Set(['added']));
});

it('restores a version as a draft that readers do not see, and takes it back', async () => {
  const { text } = await read();
  const { versions } = await list();
  const first = versions.at(-1);
  const restored = await restore(first?.id ?? '');
  expect(restored).toMatchObject({ kind: 'restored' });
  expect((await read()).text).not.toContain('Konec:');
  expect(await (await server.call('/api/courses/osnove/lessons/tok?language=sl')).text()).toContain('prvi poskus');
  expect((await list()).versions[0]).toMatchObject({ reason: 'restored', is_current: true });
  expect(await restore(restored.undo_version_id)).toMatchObject({ kind: 'restored' });
  expect((await read()).text).toBe(text);
});

it('publishes what was restored and nothing else, although others have published meanwhile', async () => {
  const wanted = (await list()).versions.find(({ note }) => note === 'Pred velikim popravkom');
  await end('tretji poskus.');
  await publish();
  await restore(wanted?.id ?? '');
  expect(await publish()).toMatchObject({ kind: 'published' });
  const page = await (await server.call('/api/courses/osnove/lessons/tok?language=sl')).text();
  expect(page).toContain('drugi poskus');
  expect(page).not.toContain('tretji poskus');
});

it('restores nothing over a draft that somebody has changed meanwhile', async () => {
  const { versions } = await list();
  const draft_hash = await draftHash();
  const text = await end('četrti poskus.');
  expect(await post(`/versions/${versions.at(-1)?.id}/restore`, { draft_hash })).toEqual({ kind: 'outdated' });
  expect((await read()).text).toBe(text);
});

it('refuses whoever is no editor, and what is no version of the document', async () => {
  const id = (await list()).versions[0]?.id;
  const status = async (person: SamplePerson, rest: string) =>
    (await server.call(`${address}${rest}`, { cookie: person.cookie })).status;
  expect(await status(stranger, '/versions')).toBe(403);
  expect(await status(stranger, `/versions/${id}/difference`)).toBe(403);
  expect(await status(author, '/versions/0e8f2f3e-6d0f-4a35-9a75-111111111111/difference')).toBe(404);
  expect(await status(author, '/versions/x/difference')).toBe(422);
});

it('says of no version that it is published once readers have nothing any more', async () => {
  const published = async () => (await list()).versions.filter(({ is_published }) => is_published);
  await publish();
  expect(await published()).not.toEqual([]);
  await post('/unpublish', {});
  expect(await published()).toEqual([]);
});
