import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { DraftedValue } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readZip } from '../../../content/zip/read-zip.ts';
import { contentZipLimits } from '../../../content/zip/zip-limits.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
let other: SamplePerson;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  other = await openAccount(server, 'other', { roles: ['author'] });
  await saveSampleQuizzes(server);
  await giveDocuments(server.database, author.id, 'course');
  await giveDocuments(server.database, author.id, 'quiz');
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

/** The texts of the course's archive by their path. */
async function download(language: string): Promise<Map<string, string>> {
  const response = await server.call('/api/cms/course/osnove/archive', {
    headers: { cookie: `${author.cookie}; language=${language}` },
  });
  expect(response.status).toBe(200);
  const archive = join(folder, 'osnove.zip');
  await writeFile(archive, Buffer.from(await response.arrayBuffer()));
  const files = new Map<string, string>();
  await readZip(archive, contentZipLimits, ({ path }) => async (bytes) => {
    files.set(path, await text(bytes));
  });
  return files;
}

const quizzesIn = (files: Map<string, string>) =>
  [...files.keys()].flatMap((path) => /^quizzes\/(.+)\/quiz\.yaml$/.exec(path)?.[1] ?? []);

/** Puts a quiz into the course by its draft alone. */
async function place(quiz: string, { cookie }: SamplePerson): Promise<void> {
  const at = `/api/cms/quiz/${quiz}/value`;
  const { value, hash } = await json<DraftedValue>(server.call(`${at}?path=quiz.yaml`, { cookie }));
  const body = {
    path: 'quiz.yaml',
    value: { ...value, placement: { course: 'osnove', module: 'prvi' } },
    base_hash: hash,
  };
  expect(await json(server.call(at, { method: 'PUT', body, cookie }))).toMatchObject({ kind: 'saved' });
}

async function begin(title: string, { cookie }: SamplePerson): Promise<void> {
  const body = { title, theme: 'elektrika', level: 'beginner' };
  await json(server.call('/api/authoring/own-quizzes', { body, cookie }));
}

it('has the quizzes of its course, also those that only their drafts put into it', async () => {
  expect(quizzesIn(await download('sl'))).toEqual(['vzorec-modul', 'vzorec-tecaj']);
  await begin('Napetost', author);
  await place('napetost', author);
  await place('vzorec', author);
  const files = await download('sl');
  expect(quizzesIn(files).sort()).toEqual(['napetost', 'vzorec', 'vzorec-modul', 'vzorec-tecaj']);
  expect(files.get('quizzes/vzorec/quiz.yaml')).toContain('course: osnove');
  expect([...files.keys()]).not.toContain('left-out.txt');
});

it('tells in itself which quizzes of others stay out, and nothing of what they have only drafted', async () => {
  await begin('Tuj osnutek', other);
  await place('tuj-osnutek', other);
  await server.database.query(`UPDATE content_owners SET owner_id = $1 WHERE kind = 'quiz' AND id = 'vzorec-tecaj'`, [
    other.id,
  ]);
  const files = await download('en');
  expect(quizzesIn(files)).not.toContain('vzorec-tecaj');
  expect(files.get('left-out.txt')).toBe(
    'These quizzes are part of the course but are not in this archive, since you may not edit them:\n\n' +
      '- Vzorec tečaja (en) (vzorec-tecaj)\n',
  );
  expect((await download('de')).get('left-out.txt')).toContain('weil Sie sie nicht bearbeiten dürfen');
});
