import type { DocumentKindName, DraftedText, OpenDocument } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentKind } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { isError } from '../../../content/files/problem.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { sampleLibraryFiles, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { coursesContent } from '../../courses/index.ts';
import { libraryContent } from '../../library/index.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['cms_drafts', 'cms_schedules', 'cms_versions', 'library_items', 'courses'])
    await server.database.query(`DELETE FROM ${table}`);
  await saveSampleLibrary(server.services);
  await giveDocuments(server.database, author.id, 'course');
  await giveDocuments(server.database, author.id, 'item');
});

type Sample = {
  kind: DocumentKindName;
  id: string;
  path: string;
  inFolder: string;
  content: ContentKind;
  files: (changes?: Record<string, string>) => ContentFiles;
};
const samples: Sample[] = [
  {
    ...{ kind: 'course', id: 'osnove', path: 'lessons/tok.sl.md', inFolder: 'courses/osnove/lessons/tok.sl.md' },
    ...{ content: coursesContent, files: sampleCourseFiles },
  },
  {
    ...{ kind: 'item', id: 'ohmov-zakon', path: 'text.sl.md', inFolder: 'library/ohmov-zakon/text.sl.md' },
    ...{ content: libraryContent, files: sampleLibraryFiles },
  },
];

describe.each(samples)('a $kind that was edited in the app', ({ kind, id, path, inFolder, content, files }) => {
  const cms = <Answer>(rest: string, options: { method?: string; body?: unknown } = {}) =>
    json<Answer>(server.call(`/api/cms/${kind}/${id}${rest}`, { ...options, cookie: author.cookie }));
  const read = () => cms<DraftedText>(`/text?path=${encodeURIComponent(path)}`);
  const write = async (words: string) => {
    const { text, hash } = await read();
    const body = { path, text: `${text}\n${words}\n`, base_hash: hash };
    expect(await cms('/text', { method: 'PUT', body })).toMatchObject({ kind: 'saved' });
  };
  const publish = async () => {
    const { draft_hash } = await cms<OpenDocument>('');
    return cms('/publish', { method: 'POST', body: { draft_hash } });
  };
  const published = async () => (await read()).published?.text;
  const loaded = () => files().get(inFolder)?.toString() ?? '';

  /** As the command does it: all or, with an error, nothing. */
  async function load(these: ContentFiles) {
    const { db, storage } = server.services;
    const prepared = await content.prepare(these, { db, storage });
    const faults = prepared.problems.filter(isError).map(({ rule }) => rule);
    const report = faults.length === 0 ? await prepared.save(server.services) : undefined;
    return { faults: [...new Set(faults)], saved: report?.saved ?? [] };
  }

  it('stays so when the files that it was loaded from are loaded again', async () => {
    await write('Napisano v aplikaciji.');
    await publish();
    expect(await load(files())).toEqual({ faults: [], saved: [] });
    expect(await published()).toContain('Napisano v aplikaciji.');
  });

  it('is not undone by changed files, which are refused until they have the edit', async () => {
    await write('Napisano v aplikaciji.');
    await publish();
    const changed = { [inFolder]: `${loaded()}\nNapisano v datoteki.\n` };
    expect(await load(files(changed))).toEqual({ faults: ['edited-in-app'], saved: [] });
    expect(await published()).toContain('Napisano v aplikaciji.');

    const exported = await content.export(server.services);
    expect(await load(exported)).toMatchObject({ faults: [], saved: [id] });
    const both = { [inFolder]: `${exported.get(inFolder)}\nNapisano v datoteki.\n` };
    expect(await load(files(both))).toMatchObject({ faults: [], saved: [id] });
    expect(await published()).toMatch(/Napisano v aplikaciji\.[\s\S]*Napisano v datoteki\./);
  });

  it('keeps its draft when files are loaded beneath it, and brings both together', async () => {
    await write('V osnutku.');
    const changed = { [inFolder]: loaded().replace(/\n---\n\n/, '\n---\n\nNajprej iz datoteke.\n\n') };
    const start = kind === 'course' ? changed : { [inFolder]: `Najprej iz datoteke.\n\n${loaded()}` };
    expect(await load(files(start))).toMatchObject({ faults: [], saved: [id] });
    expect((await read()).text).toContain('V osnutku.');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(await published()).toMatch(/Najprej iz datoteke\.[\s\S]*V osnutku\./);
  });

  it('stays unpublished when its files are loaded again', async () => {
    await cms('/unpublish', { method: 'POST', body: {} });
    expect(await load(files())).toEqual({ faults: [], saved: [] });
    expect(await cms('')).toMatchObject({ is_published: false });
  });
});
