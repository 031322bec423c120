import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { sampleCourseFiles, saveSampleCourse, withoutVoltage } from '../../test-support/sample-course-files.ts';
import type { ContentChanges } from '../../test-support/sample-files.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { prepareCourses } from '../courses/index.ts';
import { bringIndexUpToDate } from './indexing/bring-index-up-to-date.ts';
import { indexGroup } from './indexing/index-group.ts';
import { removeUnusedWords } from './indexing/indexed-words.ts';
import { courseWith, indexed, paths, saying, searchCalls } from './search.fixture.ts';

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
});
afterAll(() => server.stop());

const free = courseWith('access: standard', 'access: free');
const source = () => server.services.searchSources.find(({ name }) => name === 'courses') ?? expect.fail();
const titled = (title: string): ContentChanges => ({ ...free, ...saying({ sl: { title, text: `O tem: ${title}.` } }) });

describe('the index', () => {
  beforeEach(async () => {
    await saveSampleCourse(server.services, free);
    await indexed(server);
  });

  it('follows what is published, changed and withdrawn within seconds', async () => {
    expect(paths(await calls.find('napetost', { kind: 'lesson' }))).toContain('courses/osnove/napetost');
    await saveSampleCourse(server.services, titled('Termočlen'));
    expect(await indexed(server)).toBeLessThan(10_000);
    expect(paths(await calls.find('termočleni'))).toContain('courses/osnove/tok');
    expect(await calls.suggest('termoč')).toMatchObject([{ path: 'courses/osnove/tok' }]);

    await saveSampleCourse(server.services, { ...free, ...withoutVoltage });
    await indexed(server);
    expect((await calls.find('termočleni')).total, 'said no longer').toBe(0);
    expect(paths(await calls.find('napetost'))).not.toContain('courses/osnove/napetost');

    await saveSampleCourse(server.services, courseWith('status: published', 'status: draft'));
    await indexed(server);
    expect((await calls.find('osnove')).total).toBe(0);
    expect(await calls.suggest('osno')).toEqual([]);
    expect(await server.database.query('SELECT FROM search_entries')).toEqual([]);
  });

  it('has the last of many states that are published at once', async () => {
    const states = await Promise.all(
      Array.from({ length: 8 }, (_, index) => prepareCourses(sampleCourseFiles(titled(`Stanje številka ${index}`)))),
    );
    const { saveCourses } = await import('../courses/index.ts');
    await Promise.all(states.map((state) => saveCourses(server.services, state)));
    await indexed(server);
    const [saved] = await server.database.query<{ title: string }>(
      `SELECT title FROM lesson_texts WHERE lesson_id = 'tok' AND language = 'sl'`,
    );
    const [found] = await server.database.query<{ title: string }>(
      `SELECT title FROM search_entries WHERE item_id = 'osnove/tok' AND language = 'sl'`,
    );
    expect(found).toEqual(saved);
  });

  it('reads what is published only once nobody else is indexing the same', async () => {
    const { db } = server.services;
    const order: string[] = [];
    let others = 2;
    const slow = {
      ...source(),
      loadGroup: async (...args: Parameters<ReturnType<typeof source>['loadGroup']>) => {
        const items = await source().loadGroup(...args);
        order.push('read');
        await expect.poll(server.database.countWaiting).toBe(others--);
        order.push('wrote');
        return items;
      },
    };
    await Promise.all([1, 2, 3].map(() => db.transaction((tx) => indexGroup(tx, { source: slow, groupId: 'osnove' }))));
    expect(order).toEqual(['read', 'wrote', 'read', 'wrote', 'read', 'wrote']);
  });

  it('takes many groups with the same words at once, without anybody waiting for ever', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `vzporedni-${index}`);
    for (const id of ids) await insertSampleCourse(server.database, { id });
    await server.database.query('DELETE FROM search_words');
    const { db } = server.services;
    const all = [...ids, ...ids.toReversed()];
    await Promise.all(all.map((groupId) => db.transaction((tx) => indexGroup(tx, { source: source(), groupId }))));
    const rows = await server.database.query(
      `SELECT DISTINCT group_id FROM search_entries WHERE group_id LIKE 'vzporedni-%'`,
    );
    expect(rows).toHaveLength(ids.length);
  });

  it('is brought up to date with what nobody announced', async () => {
    await insertSampleCourse(server.database, { id: 'zamujen', titles: { sl: 'Ultrazvok' } });
    await server.database.query(`UPDATE search_groups SET edition = 0 WHERE group_id = 'osnove'`);
    await server.database.query(`UPDATE search_entries SET title = 'zastarelo' WHERE group_id = 'osnove'`);
    await server.database.query(
      `INSERT INTO search_groups (source, group_id, edition, digest) VALUES ('courses', 'izbrisan', 1, '')`,
    );
    await bringIndexUpToDate(server.services);
    expect(paths(await calls.find('ultrazvoka'))).toEqual(['courses/zamujen']);
    expect(await server.database.query(`SELECT FROM search_entries WHERE title = 'zastarelo'`)).toEqual([]);
    expect(await server.database.query(`SELECT FROM search_groups WHERE group_id = 'izbrisan'`)).toEqual([]);
  });

  it('forgets words that nothing has any more, and no others', async () => {
    await saveSampleCourse(server.services, titled('Piezoelektrika'));
    await indexed(server);
    const known = async (word: string) =>
      (await server.database.query('SELECT FROM search_words WHERE word = $1', [word])).length;
    expect(await known('piezoelektrika')).toBe(1);
    await saveSampleCourse(server.services, free);
    await indexed(server);
    await removeUnusedWords(server.services.db);
    expect(await known('piezoelektrika')).toBe(0);
    expect(await known('napetost')).toBe(1);
  });

  it('changes nothing where nothing has changed', async () => {
    const ids = () => server.database.query('SELECT id FROM search_entries ORDER BY id');
    const before = await ids();
    await server.services.db.transaction((tx) => indexGroup(tx, { source: source(), groupId: 'osnove' }));
    expect(await ids()).toEqual(before);
  });

  it('keeps texts of any length', async () => {
    const long = Array.from({ length: 90_000 }, (_, index) => `beseda${index.toString(36)}`).join(' ');
    const huge = {
      ...source(),
      loadGroup: async (): ReturnType<ReturnType<typeof source>['loadGroup']> => [
        {
          ...{ kind: 'course', id: 'ogromen', path: 'courses/ogromen', access: 'everybody', ownerId: null },
          documents: [
            {
              ...{ language: 'sl', title: long.slice(0, 5000), summary: '', context: null, keywords: [] },
              passages: Array.from({ length: 2 }, () => ({ anchor: null, heading: null, text: long, formulas: [] })),
            },
          ],
        },
      ],
    };
    await server.services.db.transaction((tx) => indexGroup(tx, { source: huge, groupId: 'ogromen' }));
    expect(paths(await calls.find('besedaz'))).toEqual(['courses/ogromen']);
    await server.services.db.execute(sql`DELETE FROM search_groups WHERE group_id = 'ogromen'`);
  });
});
