import { setTimeout } from 'node:timers/promises';
import type { DraftedText, Lesson, OpenDocument, Published } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { untilWaiting } from '../../../test-support/until-waiting.ts';
import { publishDue } from './publish-scheduled.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['cms_drafts', 'cms_schedules', 'cms_versions', 'courses', 'content_owners'])
    await server.database.query(`DELETE FROM ${table}`);
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
});

const tok = 'lessons/tok.sl.md';
type Scheduled = { kind: string; published_hash?: string };
const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie: author.cookie }));
const open = () => call<OpenDocument>('');
const read = () => call<DraftedText>(`/text?path=${encodeURIComponent(tok)}`);
const status = async () => (await server.call('/api/courses/osnove')).status;

async function write(words: string): Promise<void> {
  const { text, hash } = await read();
  await call('/text', { method: 'PUT', body: { path: tok, text: `${text}\n${words}\n`, base_hash: hash } });
}

async function publish(): Promise<Published> {
  const { draft_hash } = await open();
  return call('/publish', { method: 'POST', body: { draft_hash } });
}

describe('a document that is archived while it is published', () => {
  it('stays away where it is archived while a publication is prepared', async () => {
    await write('Dodano.');
    const { draft_hash } = await open();
    const asked = await server.services.db.transaction(async (tx) => {
      await waitForTurn(tx, 'content');
      const archiving = call('/archive', { method: 'POST', body: { is_archived: true } });
      await untilWaiting(server, 1);
      const publishing = call<Published>('/publish', { method: 'POST', body: { draft_hash } });
      await untilWaiting(server, 2);
      return { archiving, publishing };
    });
    await asked.archiving;
    expect(await asked.publishing).toMatchObject({ kind: 'refused', problems: [{ rule: 'archived' }] });
    expect(await status()).toBe(404);
    expect(await open()).toMatchObject({ is_published: false, archived_at: expect.any(String) });
  });

  it.each(['published', 'unpublished'])('and was %s before, is open to nobody', async (before) => {
    if (before === 'unpublished') await call('/unpublish', { method: 'POST', body: {} });
    await write('Novo.');
    const { draft_hash } = await open();
    const publishing = call<Published>('/publish', { method: 'POST', body: { draft_hash } });
    // While it is prepared; should it be done already, it is taken back.
    await setTimeout(20);
    await call('/archive', { method: 'POST', body: { is_archived: true } });
    await publishing;
    expect(await open()).toMatchObject({ archived_at: expect.any(String), is_published: false });
    expect(await status()).toBe(404);
  });

  it('by its schedule, is open to nobody', async () => {
    await write('Novo.');
    const { draft_hash } = await open();
    const at = new Date(Date.now() + 3_600_000);
    await call('/schedule', { method: 'PUT', body: { draft_hash, publish_at: at } });
    await Promise.all([
      publishDue(server.services, at),
      call('/archive', { method: 'POST', body: { is_archived: true } }),
    ]);
    await publishDue(server.services, at);
    expect(await open()).toMatchObject({ archived_at: expect.any(String), is_published: false, schedule: null });
    expect(await status()).toBe(404);
  });
});

describe('a document that is unpublished while it is published', () => {
  it('stays unpublished, and whoever publishes is told to look again', async () => {
    await write('Dodano.');
    const { draft_hash } = await open();
    const asked = await server.services.db.transaction(async (tx) => {
      await waitForTurn(tx, 'content');
      const unpublishing = call('/unpublish', { method: 'POST', body: {} });
      await untilWaiting(server, 1);
      // It is open while this is prepared, and not any more once it is its turn.
      const publishing = call<Published>('/publish', { method: 'POST', body: { draft_hash } });
      await untilWaiting(server, 2);
      return { unpublishing, publishing };
    });
    expect(await asked.unpublishing).toMatchObject({ version: expect.any(Number) });
    expect(await asked.publishing).toEqual({ kind: 'outdated' });
    expect(await status()).toBe(404);
    expect(await open(), 'what was drafted stays').toMatchObject({ is_published: false, draft_hash });
    expect(await publish(), 'it is published by whoever has seen that').toMatchObject({ kind: 'published' });
  });
});

describe('a draft beneath which files were loaded', () => {
  const from = `courses/osnove/${tok}`;
  const load = (text: string) => saveSampleCourse(server.services, { [from]: text });
  const loaded = sampleCourseFile(from).replace('title: ', 'title: Naloženi ');
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
  const schedule = async (body: object = {}) => {
    const { draft_hash } = await open();
    const asked = { draft_hash, publish_at: inAnHour, ...body };
    return call<Scheduled>('/schedule', { method: 'PUT', body: asked });
  };

  it('takes them along when it is published, and is none any more', async () => {
    await write('Novo.');
    await load(loaded);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect((await read()).published?.text).toMatch(/Naloženi [\s\S]*Novo\./);
    expect((await open()).draft_hash).toBeNull();
  });

  it('takes them along through a schedule, and what is written after that goes on from both', async () => {
    await write('Novo.');
    await load(loaded);
    expect(await schedule()).toMatchObject({ kind: 'scheduled' });
    await write('Novejše.');
    await publishDue(server.services, inAnHour);
    expect((await read()).published?.text).toMatch(/Naloženi [\s\S]*Novo\.\n$/);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect((await read()).published?.text).toMatch(/Naloženi [\s\S]*Novo\.\n\nNovejše\.\n$/);
  });

  it('is scheduled over the same place of theirs only by the word of its author', async () => {
    const { text, hash } = await read();
    const own = text?.replace('title: ', 'title: Moj ');
    await call('/text', { method: 'PUT', body: { path: tok, text: own, base_hash: hash } });
    await load(loaded);
    const conflict = await schedule();
    expect(conflict).toMatchObject({ kind: 'conflict', paths: [tok], published_hash: expect.any(String) });
    expect(await open()).toMatchObject({ schedule: null });
    expect(await schedule({ over_published: conflict.published_hash })).toMatchObject({ kind: 'scheduled' });
    await publishDue(server.services, inAnHour);
    expect((await read()).published?.text).toContain('title: Moj ');
    expect((await open()).draft_hash).toBeNull();
  });

  it('is previewed as it would be published', async () => {
    await write('Novo.');
    await load(loaded);
    const { cookie } = author;
    const preview = server.call('/api/course-drafts/osnove/preview/tok?as=free&language=sl', { cookie });
    const shown = await json<{ kind: string; lesson: Lesson }>(preview);
    expect(shown).toMatchObject({ kind: 'open', lesson: { title: expect.stringMatching(/^Naloženi /) } });
    expect(JSON.stringify(shown.lesson.body)).toContain('Novo.');
  });
});
