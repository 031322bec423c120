import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { cachedQuestionVersion, cachedQuestionVersions, clearQuestionVersionCache } from './question-version-cache.ts';

let server: TestServer;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer();
  await saveSampleQuizzes(server);
  const rows = await server.database.query<{ id: string }>('SELECT id FROM question_versions ORDER BY id');
  ids = rows.map(({ id }) => id);
});
afterAll(() => server.stop());

it('reads what it does not have with one statement, and the rest with none', async () => {
  const { pool } = server.services;
  clearQuestionVersionCache(pool);
  const query = vi.spyOn(pool, 'query');
  const [first = '', second = '', third = ''] = ids;
  const read = await cachedQuestionVersions(pool, [first, second]);
  expect([...read.keys()]).toEqual([first, second]);
  expect(query).toHaveBeenCalledTimes(1);
  expect((await cachedQuestionVersions(pool, [first, second, third])).size).toBe(3);
  expect(query).toHaveBeenCalledTimes(2);
  expect(await cachedQuestionVersion(pool, second)).toBe(read.get(second));
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

it('tells what is not there', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await cachedQuestionVersions(server.services.pool, [nobody])).size).toBe(0);
  await expect(cachedQuestionVersion(server.services.pool, nobody)).rejects.toThrow(nobody);
});
