import type { AllFiles, DraftedText, FilesOfDocument, Published, UploadAnswer } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMp4 } from '../../../content/uploads/video/sample-videos.fixture.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { countStaleFiles } from './count-stale-files.ts';

let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
let learner: SamplePerson;
let png: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  learner = await openAccount(server, 'learner');
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

const lesson = 'lessons/tok.sl.md';

function put(content: Buffer | string, query: Record<string, string>, cookie = author.cookie): Promise<Response> {
  const search = new URLSearchParams({ kind: 'course', id: 'osnove', ...query });
  const body = new Uint8Array(Buffer.from(content));
  return fetch(new URL(`/api/cms/uploads?${search}`, server.url), { method: 'PUT', body, headers: { cookie } });
}
const upload = async (content: Buffer | string, query: Record<string, string>) =>
  json<UploadAnswer>(await put(content, query));
async function added(content: Buffer | string, query: Record<string, string>) {
  const answer = await upload(content, query);
  if (answer.kind !== 'added') throw new Error(JSON.stringify(answer));
  return answer;
}

const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: author.cookie }));
const list = () => call<FilesOfDocument>('/files');
const listAll = (show = 'all', cookie = author.cookie) =>
  json<AllFiles>(server.call(`/api/cms/files?show=${show}`, { cookie }));
const fileAt = async (path: string) => (await list()).files.find((file) => file.path === path);
const remove = async (path: string) =>
  call<{ kind: string }>('/files/remove', { body: { path, base_hash: (await fileAt(path))?.hash ?? null } });
const read = () => call<DraftedText>(`/text?path=${lesson}`);

/** Adds a line to the lesson's draft. */
async function write(line: string): Promise<void> {
  const { text, hash } = await read();
  await call('/text', { method: 'PUT', body: { path: lesson, text: `${text}\n${line}\n`, base_hash: hash } });
}
async function publish(): Promise<Published> {
  const { draft_hash } = await call<{ draft_hash: string }>('');
  return call<Published>('/publish', { body: { draft_hash } });
}

describe('a picture', () => {
  it('is in the draft under a safe name, shown with what it says, and published with its lesson', async () => {
    const { path, address } = await added(png, { name: '../../Motor (1).SVG' });
    expect(path).toBe('media/motor-1.webp');
    expect((await fetch(new URL(address ?? '', server.url))).headers.get('content-type')).toBe('image/webp');
    expect(await fileAt(path)).toMatchObject({ is: 'picture', state: 'new', uses: [], versions: 0 });
    await write(`![Motor v prerezu](${path})`);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await fileAt(path)).toMatchObject({
      ...{ state: 'published', versions: 1 },
      uses: [{ path: lesson, where: 'draft', alt: 'Motor v prerezu', is_alt_missing: false }],
    });
    const page = await server.call('/api/courses/osnove/lessons/tok?language=sl');
    const shown = await page.text();
    expect(shown).toContain(address);
    expect(shown, 'with its size, so that nothing jumps once it comes').toMatch(/width=\\"30\\" height=\\"20\\"/);
  });

  it('that is there already is not there twice', async () => {
    expect(await upload(png, { name: 'drugace.png' })).toMatchObject({ kind: 'added', path: 'media/motor-1.webp' });
  });

  it('takes the place of another, in every text that shows it', async () => {
    const before = await fileAt('media/motor-1.webp');
    const other = await sharp(png).negate().png().toBuffer();
    const query = { name: 'x.png', path: 'media/motor-1.webp' };
    expect(await upload(other, { ...query, base_hash: 'another' })).toEqual({ kind: 'outdated' });
    expect(await upload(other, { ...query, base_hash: before?.hash ?? '' })).toMatchObject({ kind: 'added' });
    const after = await fileAt('media/motor-1.webp');
    expect(after).toMatchObject({ state: 'changed', uses: before?.uses });
    expect(after?.address).not.toBe(before?.address);
  });

  it('is not removed while a text shows it, also if only readers still see that', async () => {
    expect(await remove('media/motor-1.webp')).toMatchObject({ kind: 'used', uses: [{ path: lesson }] });
    const { text, hash } = await read();
    const without = text?.replace('![Motor v prerezu](media/motor-1.webp)', 'Motor.');
    await call('/text', { method: 'PUT', body: { path: lesson, text: without, base_hash: hash } });
    expect(await remove('media/motor-1.webp')).toMatchObject({ kind: 'used', uses: [{ where: 'published' }] });
    await publish();
    expect(await remove('media/motor-1.webp')).toEqual({ kind: 'removed' });
    expect(await fileAt('media/motor-1.webp')).toBeUndefined();
  });

  it('that nobody described is told of', async () => {
    const { path } = await added(await sharp(png).blur().png().toBuffer(), { name: 'brez.png' });
    await write(`![](${path})`);
    expect(await fileAt(path)).toMatchObject({ uses: [{ is_alt_missing: true }] });
    expect(await publish()).toMatchObject({ kind: 'refused', problems: [{ rule: 'alt-text' }] });
    const { draft_hash } = await call<{ draft_hash: string }>('');
    await call('/discard', { body: { draft_hash } });
  });
});

describe('a video', () => {
  it('is published with captions, and served in parts', async () => {
    const video = await added(sampleMp4(), { name: 'Film.mp4' });
    const captions = await added('1\n00:00:01,000 --> 00:00:02,000\nTok\n', { name: 'film.srt', language: 'sl' });
    expect([video.path, captions.path]).toEqual(['media/film.mp4', 'media/film.sl.vtt']);
    await write(`::video[Tok]{src="${video.path}" captions="${captions.path}"}`);
    expect(await publish()).toMatchObject({ kind: 'published' });
    const part = await fetch(new URL(video.address ?? '', server.url), { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });
});

describe('a drawing of another program', () => {
  it('is offered as it would become, and becomes so once its author agrees', async () => {
    const svg = '<svg viewBox="0 0 9 9"><path style="stroke:#000" d="M0 0L9 9"/></svg>';
    const offered = await upload(svg, { name: 'Nova črta.svg' });
    expect(offered).toMatchObject({ kind: 'convertible', changes: ['styles_inlined', 'colours_of_theme'] });
    expect(await upload(svg, { name: 'Nova črta.svg', convert: 'true' })).toMatchObject({
      path: 'figures/nova-crta.svg',
    });
  });
});

describe('what lies or harms', () => {
  it.each([
    ['a page that calls itself a picture', '<html><script>alert(1)</script>', 'x.png', 'unknown_type'],
    ['a drawing with a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'x.svg', 'unsafe_drawing'],
    ['a table, which a course has no place for', 'a,b\n1,2\n', 'x.csv', 'no_place'],
    ['nothing', '', 'x.png', 'empty'],
  ])('%s is refused', async (_, content, name, reason) => {
    const before = await list();
    expect(await upload(content, { name, convert: 'true' })).toMatchObject({ kind: 'refused', reason });
    expect((await list()).files).toEqual(before.files);
  });

  it.each([
    ['a path that climbs', { path: '../../etc/passwd' }, 422],
    ['a path of something else', { path: 'course.yaml' }, 200],
    ['a path in no folder of it', { path: 'secrets/x.svg' }, 404],
    ['a document that is not there', { id: 'ni-ga' }, 404],
    ['a document that cannot be', { id: '../osnove' }, 404],
    ['a kind that is none', { kind: 'x' }, 422],
  ])('%s leads nowhere', async (_, query, status) => {
    const answer = await put('<svg viewBox="0 0 9 9"/>', { name: 'x.svg', ...query });
    expect(answer.status).toBe(status);
    if (status === 200) expect(await json(answer)).toMatchObject({ kind: 'refused', reason: 'other_kind' });
  });
});

describe('all files', () => {
  const pathsIn = ({ documents }: AllFiles) => documents.flatMap(({ files }) => files.map(({ path }) => path));

  it('are counted and chosen by the server, as their texts are by now', async () => {
    const before = await listAll();
    expect(pathsIn(before)).toHaveLength(before.counts.all);
    const { path } = await added(await sharp(png).tint('#f00').png().toBuffer(), { name: 'rdeca.png' });
    const unused = await listAll('unused');
    expect(pathsIn(unused)).toContain(path);
    expect(pathsIn(unused)).toHaveLength(unused.counts.unused);
    expect(unused.counts).toEqual({
      ...{ all: before.counts.all + 1, unused: before.counts.unused + 1 },
      undescribed: before.counts.undescribed,
    });
    expect(pathsIn(await listAll('undescribed'))).not.toContain(path);

    await write(`![](${path})`);
    expect((await listAll()).counts).toEqual({
      ...{ all: before.counts.all + 1, unused: before.counts.unused },
      undescribed: before.counts.undescribed + 1,
    });
    expect(pathsIn(await listAll('unused'))).not.toContain(path);
    expect(pathsIn(await listAll('undescribed'))).toContain(path);
    const { draft_hash } = await call<{ draft_hash: string }>('');
    await call('/discard', { body: { draft_hash } });
    expect((await listAll()).counts).toEqual((await listAll('unused')).counts);
    expect(pathsIn(await listAll())).not.toContain(path);
  });

  it('are not listed by a choice that there is none of', async () => {
    const answer = await server.call('/api/cms/files?show=x', { cookie: author.cookie });
    expect(answer.status).toBe(422);
  });

  it('are counted in the background, also those of drafts alone', async () => {
    const counted = () => server.database.query('SELECT kind, document_id, "all" FROM cms_file_counts ORDER BY 1, 2');
    await listAll();
    const before = await counted();
    await server.database.query('DELETE FROM cms_file_counts');
    await countStaleFiles.run({}, server.services);
    expect(await counted()).toEqual(before);
  });
});

describe('only the authors of a document', () => {
  it('send files, see them and remove them', async () => {
    expect((await put(png, {}, '')).status).toBe(401);
    expect((await put(png, {}, learner.cookie)).status).toBe(403);
    expect((await put(png, {}, stranger.cookie)).status).toBe(403);
    const files = await server.call('/api/cms/course/osnove/files', { cookie: stranger.cookie });
    expect(files.status).toBe(403);
    const body = { path: 'media/film.mp4', base_hash: null };
    const removed = await server.call('/api/cms/course/osnove/files/remove', { body, cookie: stranger.cookie });
    expect(removed.status).toBe(403);
  });

  it('find them among all files of theirs', async () => {
    expect(await listAll()).toMatchObject({ documents: [{ kind: 'course', id: 'osnove' }], page_count: 1 });
    expect(await listAll('all', stranger.cookie)).toEqual({
      ...{ documents: [], counts: { all: 0, unused: 0, undescribed: 0 }, is_complete: true, page_count: 1 },
    });
  });

  it('send them from our own pages', async () => {
    const answer = await server.call('/api/cms/uploads?kind=course&id=osnove', {
      ...{ method: 'PUT', body: 'x', cookie: author.cookie, headers: { origin: 'https://elsewhere.example' } },
    });
    expect(answer.status).toBe(403);
  });
});
