import type { Catalogue, DraftedText, DraftedValue, OpenDocument, SearchResults } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexed } from '../../../test-support/indexed.ts';
import { quotedPassages } from '../../../test-support/quoted-passages.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFile, saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

/** Authors publish at one process, readers read at another one; both have their own memory of what was read last. */

let publisher: TestServer;
let readers: TestServer;
let author: SamplePerson;
let reader: SamplePerson;
beforeAll(async () => {
  const secret = { SECRET: 's'.repeat(32) };
  publisher = await startTestServer(secret);
  readers = await startTestServer(secret, { sharedDatabase: publisher.database });
  author = await openAccount(publisher, 'author', { roles: ['author'] });
  reader = await openAccount(publisher, 'reader', { plan: 'premium' });
  await saveSampleCourse(publisher.services, {
    'courses/osnove/lessons/tok.sl.md': `${sampleCourseFile('courses/osnove/lessons/tok.sl.md')}\n## Plazma\n\n${sentence}\n`,
  });
  await giveDocuments(publisher.database, author.id, 'course');
  await indexed(publisher);
});
afterAll(async () => {
  await readers.stop();
  await publisher.stop();
});

const sentence = 'Magnetohidrodinamika opisuje gibanje plazme v magnetnem polju.';
const path = 'lessons/tok.sl.md';
const cms = <Answer>(rest: string, options: { method?: string; body?: unknown } = {}) =>
  json<Answer>(publisher.call(`/api/cms/course/osnove${rest}`, { ...options, cookie: author.cookie }));
const publish = async () => {
  const { draft_hash } = await cms<OpenDocument>('');
  expect(await cms('/publish', { method: 'POST', body: { draft_hash } })).toMatchObject({ kind: 'published' });
};

const lesson = () => readers.call('/api/courses/osnove/lessons/tok?language=sl', reader);
const titles = async () =>
  (await json<Catalogue>(readers.call('/api/courses?language=sl', reader))).courses.map(({ title }) => title);
const found = async (q: string) => {
  const results = await json<SearchResults>(readers.call(`/api/search?language=sl&q=${encodeURIComponent(q)}`, reader));
  return JSON.stringify(results);
};
const quoted = (question: string) => quotedPassages(readers.services, reader, question);
const question = 'Kaj opisuje magnetohidrodinamika?';

it('readers elsewhere have what is published at once, in lesson and catalogue, and find it soon', async () => {
  expect(await (await lesson()).text()).toContain('gibanje plazme');
  expect(await found('magnetohidrodinamika')).toContain('osnove/tok');
  expect(await quoted(question)).toContain('gibanje plazme');

  const { text, hash } = await cms<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
  const body = { path, text: text?.replace('gibanje plazme', 'valovanje plazme'), base_hash: hash };
  await cms('/text', { method: 'PUT', body });
  const course = await cms<DraftedValue>('/value?path=course.yaml');
  const value = { ...course.value, title: { sl: 'Vse o toku', en: 'All about current', de: 'Alles über Strom' } };
  await cms('/value', { method: 'PUT', body: { path: 'course.yaml', value, base_hash: course.hash } });
  expect(await (await lesson()).text(), 'a draft is seen by nobody').toContain('gibanje plazme');

  await publish();
  expect(await (await lesson()).text()).toContain('valovanje plazme');
  expect(await titles()).toEqual(['Vse o toku']);
  await indexed(publisher);
  expect(await found('magnetohidrodinamika')).toContain('valovanje plazme');
  expect(await quoted(question)).toContain('valovanje plazme');
});

it('readers elsewhere have nothing of what is unpublished, at once, wherever they look', async () => {
  await cms('/unpublish', { method: 'POST', body: {} });
  expect(await found('magnetohidrodinamika')).not.toContain('plazme');
  expect(await quoted(question)).toBe('[]');
  expect((await lesson()).status).toBe(404);
  expect((await readers.call('/api/courses/osnove', reader)).status).toBe(404);
  expect(await titles()).toEqual([]);
  await indexed(publisher);
  expect(await found('magnetohidrodinamika')).not.toContain('plazme');
});

it('readers elsewhere have it back once it is published again', async () => {
  await publish();
  expect(await (await lesson()).text()).toContain('valovanje plazme');
  await indexed(publisher);
  expect(await found('magnetohidrodinamika')).toContain('osnove/tok');
  expect(await quoted(question)).toContain('valovanje plazme');
});

it('a publication that is asked for twice at the same moment, at two processes, makes one version', async () => {
  const { text, hash } = await cms<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
  await cms('/text', { method: 'PUT', body: { path, text: `${text}\nDvakrat.\n`, base_hash: hash } });
  const { draft_hash } = await cms<OpenDocument>('');
  const before = await cms<{ count: number }>('/versions');
  const options = { method: 'POST', body: { draft_hash }, cookie: author.cookie };
  const answers = await Promise.all(
    [publisher, readers, publisher].map((at) =>
      json<{ kind: string }>(at.call('/api/cms/course/osnove/publish', options)),
    ),
  );
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['outdated', 'outdated', 'published']);
  expect(await cms('/versions')).toMatchObject({ count: before.count + 1 });
});
