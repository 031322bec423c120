import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { indexed, saying } from '../search.fixture.ts';
import { scopeOf } from '../search.policy.ts';
import { findExistingPassages } from './find-existing-passages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('finds a passage that was cited before its heading was renamed, and none whose section is gone', async () => {
  const save = async (text: string) => {
    await saveSampleCourse(server.services, saying({ sl: { title: 'Tok', text } }));
    await indexed(server);
  };
  const cited = ['zakaj', 'zgodovina', null].map((anchor) => ({
    ...{ kind: 'lesson' as const, itemId: 'osnove/tok', language: 'sl' as const, anchor },
  }));
  const existing = async () => [
    ...(await findExistingPassages(server.services.pool, scopeOf({ kind: 'anonymous' }), cited)),
  ];
  await save('## Zakaj\n\nTok greje žico.\n\n## Zgodovina\n\nVolta in Galvani.');
  expect(await existing()).toEqual([0, 1, 2]);
  await save('## Čemu\n\nTok greje žico.');
  expect(await existing()).toEqual([0, 2]);
});
