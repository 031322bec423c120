import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../test-support/count-statements.ts';
import { insertSampleCourse, manyLessons } from '../../test-support/sample-course.ts';
import { startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { bringIndexUpToDate } from './indexing/bring-index-up-to-date.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  cookie = (await started.newPerson()).cookie;
});
afterAll(() => server.stop());

const statementsOf = (path: string, as: string) =>
  countStatements(server, () => server.call(path, as ? { cookie: as } : {}));

/**
 * Looking words up and matching; one more each where a word is mistyped or nothing is found. Where nothing has all the words,
 * one that tells which of them is missing, and one for the others.
 */
it.each([
  ['what is found', '/api/search?q=lekcija', 2],
  ['what is found by many words', '/api/search?q=lekcija summary source of', 2],
  ['a page', '/api/search?q=lekcija&page=2', 2],
  ['what was mistyped', '/api/search?q=lekicja', 3],
  ['what has some of the words', '/api/search?q=lekcija qqqqxxxx', 4],
  ['nothing', '/api/search?q=qqqqxxxx', 3],
  ['suggestions', '/api/search/suggestions?q=lekcija', 1],
])('finds %s by as many statements, whatever the size of the index', async (_, path, expected) => {
  for (const [id, size] of [
    ['kratek', 12],
    ['dolg', 60],
  ] as const) {
    const [known] = await server.database.query('SELECT FROM courses WHERE id = $1', [id]);
    if (!known) await insertSampleCourse(server.database, { id, modules: manyLessons(size) });
    await bringIndexUpToDate(server.services);
    expect(await statementsOf(path, ''), id).toBe(expected);
    expect(await statementsOf(path, cookie), id).toBe(viewerStatements + expected);
  }
});
