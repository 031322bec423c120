import type { CourseValue, DraftedValue, OpenDocument } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  const { value } = await get<DraftedValue>('/api/cms/course/osnove/value?path=course.yaml');
  const own = { ...(value as CourseValue), status: 'draft' };
  expect(await send('/api/cms/course', { id: 'osnutek', value: own })).toMatchObject({ kind: 'created' });
  await send('/api/cms/course/osnutek/text', { path: english, text, base_hash: null }, 'PUT');
});
afterAll(() => server.stop());

const english = 'lessons/tok.en.md';
const text = '---\ntitle: Current\nsummary: In short.\n---\n\nThe current.\n';
const get = <Answer>(path: string) => json<Answer>(server.call(path, { cookie: author.cookie }));
const send = <Answer>(path: string, body: object, method = 'POST') =>
  json<Answer>(server.call(path, { method, body, cookie: author.cookie }));

it.each([
  { part: 'its short texts in one language', paths: ['course.en.yaml'] },
  { part: 'a translation of a lesson', paths: [english] },
  { part: 'what is not drafted', paths: ['lessons/upor.de.md'] },
])('refuses to publish $part of a course that was never published, and says why', async ({ paths }) => {
  const { draft_hash } = await get<OpenDocument>('/api/cms/course/osnutek');
  expect(await send('/api/cms/course/osnutek/publish', { draft_hash, paths })).toMatchObject({
    kind: 'refused',
    problems: [{ path: 'course.yaml', rule: 'unpublished-whole', severity: 'error' }],
  });
  expect(await get('/api/cms/course/osnutek')).toMatchObject({ is_new: true, draft_hash });
});
