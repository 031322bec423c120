import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleCourse } from '../../test-support/sample-course-files.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { courseWith, indexed, paths, saying, searchCalls } from './search.fixture.ts';

/** Letters that take two places each in JavaScript: whatever cuts a word must not cut one of these. */
const gothic = '𐌲𐌿𐍄𐌰𐍂𐌰𐌶𐌳𐌰';
const chinese = '𠀀𠀁𠀂𠀃';
const words = [gothic, chinese, '𠀀'.repeat(40), `ßa${'𠀀'.repeat(39)}`, `a${'𠀀'.repeat(60)}`];

let server: TestServer;
let calls: ReturnType<typeof searchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = searchCalls(server);
  await saveSampleCourse(server.services, {
    ...courseWith('access: standard', 'access: free'),
    ...saying({ sl: { title: `${'𐌰'.repeat(130)} in ${gothic}`, text: `Beseda ${words.join(', ')}.` } }),
  });
  await indexed(server);
});
afterAll(() => server.stop());

it.each(words)('finds a text by %s, and answers questions with slips in it', async (word) => {
  expect(paths(await calls.find(word))).toEqual(['courses/osnove/tok']);
  const letters = [...word];
  const slips = [letters.toSpliced(1, 1), letters.toSpliced(2, 0, '𠀋'), letters.slice(0, 3), [...word, ...word]];
  for (const slip of slips.map((each) => each.join('').slice(0, 200).toWellFormed())) {
    expect((await calls.ask(slip)).status, slip).toBe(200);
    expect((await server.call(`/api/search/suggestions?q=${encodeURIComponent(slip)}`)).status, slip).toBe(200);
  }
});

it('answers halves of letters, which addresses cannot have but other requests can', async () => {
  const body = { json: { q: 'tok \ud800\udc00\ud800 "a\udc00 b"=\ud801', language: 'sl' } };
  expect((await server.call('/api/rpc/search/find', { body })).status).toBe(200);
  expect((await server.call('/api/rpc/search/suggest', { body })).status).toBe(200);
});
