// Long, since what befalls a schedule is told by the same few calls on one course: written, scheduled, published, due.
import type { CourseValue, DraftedText, DraftedValue, OpenDocument, Published, Schedule } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { publishDue } from './publish-scheduled.ts';

/** Longer than most: all of it happens to one course, which is put back before each test, and to its readers. */

let server: TestServer;
let author: SamplePerson;
let editor: SamplePerson;
let reader: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  editor = await openAccount(server, 'editor', { roles: ['author'] });
  reader = await openAccount(server, 'reader', { plan: 'premium' });
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['cms_drafts', 'cms_schedules', 'cms_versions', 'courses', 'content_owners'])
    await server.database.query(`DELETE FROM ${table}`);
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  await server.database.query(
    `INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1) ON CONFLICT DO NOTHING`,
    [editor.id],
  );
});

const tok = 'lessons/tok.sl.md';
const napetost = 'lessons/napetost.sl.md';
const hour = 60 * 60 * 1000;
const inAnHour = new Date(Date.now() + hour);
const later = new Date(Date.now() + 2 * hour);

const call = <Answer>(path: string, options: { method?: string; body?: unknown } = {}, { cookie } = author) =>
  json<Answer>(server.call(`/api/cms/course/osnove${path}`, { ...options, cookie }));
const open = () => call<OpenDocument>('');
const draftHash = async () => (await open()).draft_hash;
const read = (path = tok) => call<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
const publish = async (body: object = {}) =>
  call<Published>('/publish', { method: 'POST', body: { draft_hash: await draftHash(), ...body } });
type Scheduled = { kind: string; schedule?: Schedule };
const schedule = async (publishAt = inAnHour, person = author) =>
  call<Scheduled>(
    '/schedule',
    { method: 'PUT', body: { draft_hash: await draftHash(), publish_at: publishAt } },
    person,
  );
const due = (now = later) => publishDue(server.services, now);
const page = async (lessonId = 'tok') =>
  (await server.call(`/api/courses/osnove/lessons/${lessonId}?language=sl`, reader)).text();
const status = async () => (await server.call('/api/courses/osnove/lessons/tok?language=sl')).status;
const versions = () =>
  server.database
    .query<{ reason: string }>(`SELECT reason FROM cms_versions ORDER BY number`)
    .then((rows) => rows.map(({ reason }) => reason));

/** Puts these words in the place of the last block. */
async function end(words: string, { path = tok, person = author } = {}): Promise<void> {
  const { text, hash } = await read(path);
  const next = `${(text ?? '').replace(/\n\nKonec:[^\n]*\n$/, '\n')}\nKonec: ${words}\n`;
  const body = { path, text: next, base_hash: hash };
  expect(await call('/text', { method: 'PUT', body }, person)).toMatchObject({ kind: 'saved' });
}

/** As somebody does who loads files: readers have another text, and no draft knows of it. */
async function begin(words: string): Promise<void> {
  await server.database.query(
    `UPDATE lesson_texts SET source = $1 || source WHERE course_id = 'osnove' AND lesson_id = 'tok' AND language = 'sl'`,
    [`${words}\n\n`],
  );
}

it('publishes what was written until it was scheduled, and nothing before its time', async () => {
  await end('prvič.');
  expect(await schedule()).toMatchObject({ kind: 'scheduled', schedule: { state: 'waiting', problems: [] } });
  await end('drugič.');
  await due(new Date(inAnHour.getTime() - 1));
  expect(await page()).not.toContain('Konec:');
  await due(inAnHour);
  expect(await page()).toContain('Konec: prvič.');
  expect((await read()).text).toContain('Konec: drugič.');
  expect(await open()).toMatchObject({ schedule: null });
});

it('makes up for what was due while nobody ran, once', async () => {
  await end('prvič.');
  await schedule();
  const inAYear = new Date(inAnHour.getTime() + 365 * 24 * hour);
  await due(inAYear);
  await due(inAYear);
  expect(await page()).toContain('Konec: prvič.');
  expect(await versions()).toEqual(['scheduled', 'before', 'published']);
});

it('is done once by two processes at the same moment', async () => {
  const sibling = await startTestServer({}, { sharedDatabase: server.database });
  try {
    await end('prvič.');
    await schedule();
    await Promise.all([server, sibling, server, sibling].map(({ services }) => publishDue(services, later)));
    await due();
    expect(await page()).toContain('Konec: prvič.');
    expect((await versions()).filter((reason) => reason === 'published')).toHaveLength(1);
    expect(await open()).toMatchObject({ schedule: null });
  } finally {
    await sibling.stop();
  }
});

describe('what an author goes on writing in the same block', () => {
  it('is published after the scheduled publication without a conflict', async () => {
    await end('prvič.');
    await schedule();
    await end('drugič.');
    await due();
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await page()).toContain('Konec: drugič.');
    expect(await draftHash()).toBeNull();
  });

  it('and is published before the moment, ends a schedule that has nothing left to say', async () => {
    await end('prvič.');
    await schedule();
    await end('drugič.');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await open()).toMatchObject({ schedule: null });
    await due();
    expect(await page()).toContain('Konec: drugič.');
  });

  it('and is published by itself, leaves the rest of a schedule to its moment', async () => {
    await end('prvič.');
    await end('prvič.', { path: napetost });
    await schedule();
    await end('drugič.');
    expect(await publish({ paths: [tok] })).toMatchObject({ kind: 'published' });
    expect(await open()).toMatchObject({ schedule: { state: 'waiting' } });
    await due();
    expect(await page()).toContain('Konec: drugič.');
    expect(await page('napetost')).toContain('Konec: prvič.');
    expect(await draftHash()).toBeNull();
  });

  it('may be what readers had: it waits to be published again', async () => {
    const { text } = await read();
    await end('prvič.');
    await schedule();
    const { hash } = await read();
    await call('/text', { method: 'PUT', body: { path: tok, text, base_hash: hash } });
    await due();
    expect(await page()).toContain('Konec: prvič.');
    expect((await read()).text).toBe(text);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await page()).not.toContain('Konec:');
  });
});

describe('what others publish until then', () => {
  it('is kept beside what was scheduled', async () => {
    await end('prvič.');
    await schedule();
    const { draft_hash } = await open();
    await call('/discard', { method: 'POST', body: { draft_hash } }, editor);
    await end('o napetosti.', { path: napetost, person: editor });
    expect(await publish()).toMatchObject({ kind: 'published' });
    await due();
    expect(await page()).toContain('Konec: prvič.');
    expect(await page('napetost')).toContain('Konec: o napetosti.');
  });

  it('in the same place ends in a failure that its author is told of, and both stay to be had', async () => {
    await end('nič.');
    await publish();
    await end('prvič.');
    await schedule();
    await call('/discard', { method: 'POST', body: { draft_hash: await draftHash() } }, editor);
    await end('drugače.', { person: editor });
    await publish();
    await due();
    expect(await page()).toContain('Konec: drugače.');
    expect(await open()).toMatchObject({
      schedule: { state: 'failed', problems: [{ path: tok, rule: 'conflict', severity: 'error' }] },
    });
    const listed = server.call('/api/cms/course', { cookie: author.cookie });
    expect(await json(listed)).toMatchObject([{ id: 'osnove', schedule: { state: 'failed' } }]);
    const [kept] = await server.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM cms_blobs WHERE convert_from(content, 'UTF8') ~ 'Konec: (prvič|drugače)'`,
    );
    expect(kept?.count).toBeGreaterThanOrEqual(2);
  });

  it('stays where files were loaded in another block', async () => {
    await end('prvič.');
    await schedule();
    await begin('Naprej.');
    await due();
    expect(await page()).toMatch(/Naprej\.[\s\S]*Konec: prvič\./);
  });
});

describe('a draft over which something else was published in the same place', () => {
  it('is published once its author has decided so, and not over what came later still', async () => {
    await end('nič.');
    await publish();
    await end('prvič.');
    const { text } = await read();
    await server.database.query(
      `UPDATE lesson_texts SET source = replace(source, 'Konec: nič.', 'Konec: iz datotek.') WHERE language = 'sl'`,
    );
    const conflict = await publish();
    expect(conflict).toMatchObject({ kind: 'conflict', paths: [tok], published_hash: expect.any(String) });
    const { published_hash: over_published } = conflict as Extract<Published, { kind: 'conflict' }>;
    await server.database.query(
      `UPDATE lesson_texts SET source = replace(source, 'iz datotek', 'znova iz datotek') WHERE language = 'sl'`,
    );
    const again = await publish({ over_published });
    expect(again).toMatchObject({ kind: 'conflict', paths: [tok] });
    const { published_hash } = again as Extract<Published, { kind: 'conflict' }>;
    expect(await publish({ over_published: published_hash })).toMatchObject({ kind: 'published' });
    expect((await read()).text).toBe(text);
    const [kept] = await server.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM cms_blobs WHERE convert_from(content, 'UTF8') LIKE '%Konec: znova iz datotek.%'`,
    );
    expect(kept?.count, 'what gave way can be had again').toBe(1);
  });
});

describe('a schedule', () => {
  it('gives way to another one, and can be cancelled', async () => {
    await end('prvič.');
    await schedule();
    await end('drugič.');
    const { schedule: second } = await schedule();
    const cancel = (id = second?.id) => call('/schedule', { method: 'DELETE', body: { schedule_id: id } });
    expect(await cancel()).toEqual({ is_cancelled: true });
    expect(await cancel()).toEqual({ is_cancelled: false });
    await due();
    expect(await page()).not.toContain('Konec:');
    expect((await read()).text).toContain('Konec: drugič.');
    expect(await publish()).toMatchObject({ kind: 'published' });
  });

  it('is refused for the past, for a draft that somebody has changed, and for one with faults', async () => {
    const stale = await draftHash();
    await end('prvič.');
    const set = (body: object) => call<Scheduled>('/schedule', { method: 'PUT', body });
    expect(await set({ draft_hash: stale, publish_at: inAnHour })).toEqual({ kind: 'outdated' });
    expect(await schedule(new Date(Date.now() - 1000))).toEqual({ kind: 'past' });
    expect(await schedule(new Date('+012026-01-01T00:00:00Z'))).toMatchObject({ code: 'INVALID_INPUT' });
    await end('<script>x</script>');
    expect(await schedule()).toMatchObject({ kind: 'refused', problems: [{ path: tok }] });
    expect(await versions()).toEqual([]);
  });

  it('that is asked for twice is one, and another author who asks for it takes it over', async () => {
    await end('prvič.');
    const [first, again] = [await schedule(), await schedule()];
    expect(again).toEqual(first);
    const counts = () =>
      server.database.query<{ schedules: number; entries: number }>(
        `SELECT (SELECT count(*)::integer FROM cms_schedules) AS schedules,
                (SELECT count(*)::integer FROM platform.audit_entries
                 WHERE action = 'content_scheduled' AND at >= (SELECT min(created_at) FROM cms_schedules)) AS entries`,
      );
    expect(await counts()).toEqual([{ schedules: 1, entries: 1 }]);
    const { schedule: taken } = await schedule(inAnHour, editor);
    expect(taken?.id).not.toBe(first.schedule?.id);
    expect(await counts()).toEqual([{ schedules: 2, entries: 2 }]);
    await due();
    expect(await page()).toContain('Konec: prvič.');
  });

  it('opens a course that was unpublished meanwhile', async () => {
    await end('prvič.');
    await schedule();
    await call('/unpublish', { method: 'POST', body: {} });
    expect(await status()).toBe(404);
    await due();
    expect(await page()).toContain('Konec: prvič.');
  });

  it('ends with the archive, which nothing is published from', async () => {
    await end('prvič.');
    await schedule();
    await call('/archive', { method: 'POST', body: { is_archived: true } });
    expect(await open()).toMatchObject({ schedule: null });
    await due();
    expect(await status()).toBe(404);
    const archived = { kind: 'refused', problems: [{ rule: 'archived' }] };
    expect(await publish()).toMatchObject(archived);
    expect(await schedule()).toMatchObject(archived);
    await call('/archive', { method: 'POST', body: { is_archived: false } });
    expect(await publish()).toMatchObject({ kind: 'published' });
  });

  it('is put away and taken out with one entry in the log, however often that is asked for', async () => {
    const logged = () =>
      server.database.query<{ action: string }>(
        `SELECT action FROM platform.audit_entries WHERE action IN ('content_archived', 'content_taken_out') ORDER BY at`,
      );
    const archive = (is_archived: boolean) => call('/archive', { method: 'POST', body: { is_archived } });
    const before = (await logged()).length;
    expect(await archive(false)).toEqual({ archived_at: null });
    const away = await archive(true);
    expect(await archive(true)).toEqual(away);
    await archive(false);
    await archive(false);
    expect((await logged()).slice(before)).toEqual([{ action: 'content_archived' }, { action: 'content_taken_out' }]);
  });

  it('that failed is forgotten once all is published', async () => {
    await end('nič.');
    await publish();
    await end('prvič.');
    await schedule();
    await call('/discard', { method: 'POST', body: { draft_hash: await draftHash() } });
    await end('drugače.');
    await publish();
    await due();
    expect(await open()).toMatchObject({ schedule: { state: 'failed' } });
    await end('tretjič.');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await open()).toMatchObject({ schedule: null });
  });

  it('of a new course publishes it whole, and leaves no draft', async () => {
    const copy = { id: 'kopija', title: 'Kopija' };
    await json(server.call('/api/course-drafts/osnove/copies', { body: copy, cookie: author.cookie }));
    const at = (rest: string, options: { method?: string; body?: unknown } = {}) =>
      json<OpenDocument>(server.call(`/api/cms/course/kopija${rest}`, { ...options, cookie: author.cookie }));
    const value = await json<DraftedValue>(
      server.call('/api/cms/course/kopija/value?path=course.yaml', { cookie: author.cookie }),
    );
    const course = value.value as CourseValue;
    await at('/value', {
      method: 'PUT',
      body: {
        path: 'course.yaml',
        value: { ...course, title: { sl: 'Kopija', en: 'Copy', de: 'Kopie' } },
        base_hash: value.hash,
      },
    });
    const { draft_hash } = await at('');
    const body = { draft_hash, publish_at: inAnHour };
    expect(await at('/schedule', { method: 'PUT', body })).toMatchObject({ kind: 'scheduled' });
    await due();
    expect((await server.call('/api/courses/kopija')).status).toBe(200);
    expect(await at('')).toMatchObject({ draft_hash: null, is_published: true, schedule: null });
  });
});
