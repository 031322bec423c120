import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdStoredFiles } from '../../../content/files/hold-stored-files.ts';
import type { Services } from '../../../platform/services.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { courseDocuments } from '../../courses/index.ts';
import { cmsDrafts, cmsSchedules } from '../cms.tables.ts';
import { duplicateCourse } from '../courses/duplicate-course.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { publishFiles } from '../publishing/publish-files.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { sweepUnusedFiles } from './remove-unused-files.ts';

const day = 24 * 60 * 60 * 1000;
const document: ContentDocument = { kind: 'course', id: 'osnove' };

let server: TestServer;
let services: Services;
let userId: string;
let today: Date;
beforeAll(async () => {
  server = await startTestServer();
  ({ services } = server);
  userId = (await openAccount(server, 'author', { roles: ['author'] })).id;
  await saveSampleCourse(services);
});
afterAll(() => server.stop());

beforeEach(async () => {
  await services.db.delete(cmsDrafts);
  // What other tests have left is of no concern.
  today = new Date(Date.now() + day);
  await services.db.execute(sql`DELETE FROM cms_unused_files`);
});

const sweepAfter = (days: number) => sweepUnusedFiles(services, new Date(today.getTime() + days * day));
const isThere = async (key: string) => (await services.storage.sizeOf(key)) !== undefined;

async function store(content: string = randomUUID()): Promise<string> {
  const key = `public/courses/${randomUUID()}.webp`;
  await services.storage.put(key, Buffer.from(content));
  return key;
}
const draft = (storageKey: string, path = 'media/slika.webp') =>
  services.db.transaction((tx) => putDraft(tx, { document, path, file: { storageKey }, published: null, userId }));

/** Night after night, for as long as nothing may stay unused. */
async function sweepForWeeks(): Promise<void> {
  for (let night = 0; night <= 16; night++) await sweepAfter(night);
}

describe('a file that nothing names', () => {
  it('goes a week after that was first seen, and not before', async () => {
    const key = await store();
    await sweepAfter(0);
    await sweepAfter(6);
    expect(await isThere(key)).toBe(true);
    await sweepAfter(7);
    expect(await isThere(key)).toBe(false);
  });

  it('stays for a week although it is years old where this database sees it for the first time', async () => {
    const key = await store();
    await sweepAfter(1000);
    expect(await isThere(key)).toBe(true);
  });

  it('stays for another week once it was sent again', async () => {
    const key = await store();
    await sweepUnusedFiles(services, new Date(Date.now() - 8 * day));
    await services.storage.put(key, Buffer.from('again'));
    await sweepUnusedFiles(services, new Date());
    expect(await isThere(key)).toBe(true);
  });

  it('begins its week anew when something has named it meanwhile', async () => {
    const key = await store();
    await sweepAfter(0);
    await draft(key);
    await sweepAfter(6);
    await services.db.delete(cmsDrafts);
    await sweepAfter(8);
    expect(await isThere(key)).toBe(true);
    await sweepAfter(15);
    expect(await isThere(key)).toBe(false);
  });

  it('goes with as many others as there are', async () => {
    const keys = await Promise.all(Array.from({ length: 620 }, () => store('x')));
    await sweepAfter(0);
    await sweepAfter(7);
    expect((await Promise.all(keys.map(isThere))).filter(Boolean)).toEqual([]);
  });
});

describe('a file stays that is named by', () => {
  it('a draft', async () => {
    const key = await store();
    await draft(key);
    await sweepForWeeks();
    expect(await isThere(key)).toBe(true);
  });

  it('a version that is neither drafted nor published', async () => {
    const key = await store();
    const files = await composeFiles(services.db, document);
    files.set('media/prej.webp', { storageKey: key });
    await services.db.transaction((tx) => keepVersion(tx, { document, reason: 'kept', files, createdBy: userId }));
    await sweepForWeeks();
    expect(await isThere(key)).toBe(true);
  });

  it('a schedule, as what was published when it was asked for', async () => {
    const key = await store();
    const files = await composeFiles(services.db, document);
    const version = await services.db.transaction((tx) =>
      keepVersion(tx, { document, reason: 'scheduled', files, createdBy: userId }),
    );
    await services.db.insert(cmsSchedules).values({
      ...{ kind: 'course', documentId: 'osnove', versionId: version.id, state: 'waiting', publishAt: today },
      baseFiles: { 'media/takrat.webp': { hash: key, size: null, storageKey: key } },
    });
    await sweepForWeeks();
    expect(await isThere(key)).toBe(true);
    await services.db.delete(cmsSchedules).where(eq(cmsSchedules.versionId, version.id));
  });

  it('a draft, with its smaller forms, which go with it', async () => {
    const key = `public/courses/${randomUUID().replaceAll('-', '')}01234567.webp`;
    const places = [key, `${key}.480.webp`, `${key}.960.webp`];
    for (const place of places) await services.storage.put(place, Buffer.from('x'));
    await draft(key);
    await sweepForWeeks();
    expect(await Promise.all(places.map(isThere))).toEqual([true, true, true]);
    await services.db.delete(cmsDrafts);
    await sweepAfter(20);
    await sweepAfter(27);
    expect(await Promise.all(places.map(isThere))).toEqual([false, false, false]);
  });

  it('what is published', async () => {
    const key = await store();
    await services.db.execute(
      sql`INSERT INTO course_files (course_id, path, storage_key) VALUES ('osnove', 'media/zdaj.webp', ${key})`,
    );
    await sweepForWeeks();
    expect(await isThere(key)).toBe(true);
    await services.db.execute(sql`DELETE FROM course_files WHERE storage_key = ${key}`);
  });

  it('a document that is published while files are removed', async () => {
    const key = await store();
    await draft(key);
    const before = await courseDocuments.find(services.db, document.id);
    const files = await composeFiles(services.db, document);
    const publishing = publishFiles(services, {
      ...{ document, before, files, reason: 'published', userId, isStillWanted: async () => true },
    });
    const [published] = await Promise.all([publishing, sweepForWeeks()]);
    expect(published.kind).toBe('published');
    expect(await isThere(key)).toBe(true);
  });
});

describe('whoever is about to name a file', () => {
  it('is waited for, whatever the file was before', async () => {
    const key = await store();
    await sweepAfter(0);
    const isHeld = Promise.withResolvers<void>();
    const naming = services.db.transaction(async (tx) => {
      await lockDocument(tx, document);
      await holdStoredFiles(tx, services.storage, [key]);
      isHeld.resolve();
      await untilSomebodyWaits();
      await putDraft(tx, { document, path: 'media/x.webp', file: { storageKey: key }, published: null, userId });
    });
    await isHeld.promise;
    await Promise.all([naming, sweepAfter(7)]);
    expect(await isThere(key)).toBe(true);
  });

  it('is told when it is gone already, and names nothing', async () => {
    const key = await store();
    await sweepAfter(0);
    await sweepAfter(7);
    const naming = services.db.transaction((tx) => holdStoredFiles(tx, services.storage, [key]));
    await expect(naming).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('by copying a course has its files also if the course gives them up at the same time', async () => {
    const key = await store();
    await draft(key);
    const copyId = `kopija-${randomUUID().slice(0, 8)}`;
    const [copied] = await Promise.all([
      duplicateCourse(services, { courseId: 'osnove', copyId, title: 'Kopija', userId }),
      sweepAfter(0).then(() => sweepAfter(7)),
    ]);
    await services.db.delete(cmsDrafts).where(eq(cmsDrafts.documentId, 'osnove'));
    await sweepForWeeks();
    expect(copied).toEqual({ kind: 'created' });
    expect(await isThere(key)).toBe(true);
  });
});

/** Until the sweep stands before the lock that is held here. */
async function untilSomebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await services.db.execute<{ waiting: number }>(
        sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
}
