import type { AllFiles, UntranslatedText } from '@navor/contract';
import { documentKinds } from '@navor/contract/choices';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countStatements } from '../../test-support/count-statements.ts';
import { giveDocuments } from '../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { saveSampleLibrary } from '../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Jobs take a moment, and a busy machine longer. */
const soon = { timeout: 60_000, interval: 100 };

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await saveSampleLibrary(server.services);
});
afterAll(() => server.stop());

const untranslated = () => server.call('/api/cms-translations?language=sl', { cookie: author.cookie });
async function copyItem(name: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    await server.database.query(
      `INSERT INTO library_items SELECT (jsonb_populate_record(item, jsonb_build_object('id', item.id || '-' || $1::text))).*
       FROM library_items AS item WHERE item.id = (SELECT min(id) FROM library_items WHERE id !~ '-[0-9]+$')`,
      [`${name}-${at}`],
    );
  }
}

const documents = (kind: string) => server.call(`/api/cms/${kind}?language=sl`, { cookie: author.cookie });

it('tells what authors work on in as many statements for one document as for many', async () => {
  const lists = async () => {
    await untranslated();
    const counts = [await countStatements(server, untranslated)];
    for (const kind of documentKinds) {
      counts.push(await countStatements(server, () => documents(kind)));
    }
    return counts;
  };
  await giveDocuments(server.database, author.id, 'course');
  const ofCourses = await lists();
  await giveDocuments(server.database, author.id, 'item');
  const ofAll = await lists();
  expect(await json<unknown[]>(documents('item'))).not.toEqual([]);
  expect(ofAll).toEqual(ofCourses);
});

it('tells of all files in as many statements for a few documents as for many', async () => {
  const admin = await openAccount(server, 'files', { roles: ['admin'] });
  // Beyond the last page: those of a page are looked through one by one.
  const list = () => server.call('/api/cms/files?page=1000', { cookie: admin.cookie });
  await list();
  const ofFew = await countStatements(server, list);
  await copyItem('copy', 12);
  const { counts } = await json<AllFiles>(list());
  expect(await countStatements(server, list)).toBe(ofFew);
  expect((await json<AllFiles>(list())).counts).toEqual(counts);
});

it('leaves what nobody has counted yet to the background where that is much', async () => {
  const admin = await openAccount(server, 'admin', { roles: ['admin'] });
  await server.database.query('TRUNCATE translation_counts');
  // More than are read at once.
  await copyItem('other', 60);
  const list = () => server.call('/api/cms-translations?language=sl', { cookie: admin.cookie });
  expect((await list()).status).toBe(200);
  await vi.waitFor(async () => {
    const counted = await server.database.query('SELECT 1 FROM translation_counts');
    expect(counted.length).toBeGreaterThan(60);
  }, soon);
});

it('counts again what was written, published or checked meanwhile', async () => {
  const path = 'lessons/tok.en.md';
  const of = (what: string) => `/api/cms/course/osnove${what}`;
  const at = `path=${encodeURIComponent(path)}`;
  const before = (await json<UntranslatedText[]>(untranslated())).find((one) => one.path === path);
  const source = await json<{ text: string; hash: string }>(
    server.call(of('/text?path=lessons/tok.sl.md'), { cookie: author.cookie }),
  );
  const text = `${source.text}\nIn še en odstavek o toku.\n`;
  const body = { path: 'lessons/tok.sl.md', text, base_hash: source.hash };
  expect((await server.call(of('/text'), { method: 'PUT', body, cookie: author.cookie })).status).toBe(200);
  const after = (await json<UntranslatedText[]>(untranslated())).find((one) => one.path === path);
  expect(after?.missing).toBe((before?.missing ?? 0) + 1);
  expect((await server.call(of(`/translation?${at}`), { cookie: author.cookie })).status).toBe(200);
});
