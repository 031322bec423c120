import { buffer } from 'node:stream/consumers';
import type { ArchiveReport, DraftedText, DraftedValue } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitBlocks } from '../../../content/blocks/split-blocks.ts';
import { writeZip } from '../../../content/zip/write-zip.ts';
import { sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { sampleLibraryFiles, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { exportMarks } from '../translations/marks-file.ts';

let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  await saveSampleLibrary(server.services);
});
afterAll(() => server.stop());

type Files = Map<string, Buffer>;
const pack = (files: Files) => buffer(writeZip([...files].map(([path, content]) => ({ path, content }))));

/** The course and the items of the sample, with more in the text of a lesson and of an item. */
function sample({ lesson = '', item = '' } = {}): Files {
  const files: Files = new Map(
    [...sampleCourseFiles(), ...sampleLibraryFiles()].filter(([path]) =>
      /^(?:courses\/osnove|library\/(?:ohmov-zakon|upornosti))\//.test(path),
    ),
  );
  const add = (path: string, more: string) => files.set(path, Buffer.from(`${files.get(path)}\n${more}\n`));
  if (lesson) add('courses/osnove/lessons/tok.sl.md', lesson);
  if (item) add('library/ohmov-zakon/text.sl.md', item);
  return files;
}

const upload = async (files: Files, query: string, { cookie } = author) =>
  fetch(new URL(`/api/cms/archives?as=new${query}`, server.url), {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/zip' },
    body: new Uint8Array(await pack(files)),
  });
type Imported = Extract<ArchiveReport, { kind: 'imported' }>;
const send = (files: Files, query = '', person = author) => json<Imported>(upload(files, query, person));

const idOf = ({ documents }: Imported, kind: string, was: string) =>
  documents.find((one) => one.kind === kind && one.id.startsWith(was))?.id ?? '';
const textAt = async (document: string, path: string) =>
  (await json<DraftedText>(server.call(`/api/cms/${document}/text?path=${encodeURIComponent(path)}`, author))).text;
const valueAt = async (document: string, path: string) =>
  (await json<DraftedValue>(server.call(`/api/cms/${document}/value?path=${path}`, author))).value;

describe('links to what comes along', () => {
  it('lead from lessons to the new course and the new items', async () => {
    const lesson = [
      'Glejte [tok](../osnove/tok#enota), [tečaj](../osnove), [zakon](/library/ohmov-zakon) in [drugje][tam].',
      'Sosednja je [napetost](napetost), ne [tuji](../tuji/tok).',
      '',
      '[tam]: ../osnove/napetost',
      '',
      '```text\n[tok](../osnove/tok)\n```',
    ].join('\n');
    const report = await send(sample({ lesson }));
    const [course, law] = [idOf(report, 'course', 'osnove'), idOf(report, 'item', 'ohmov-zakon')];
    expect([course, law]).not.toContain('osnove');
    const text = await textAt(`course/${course}`, 'lessons/tok.sl.md');
    expect(text).toContain(
      `[tok](../${course}/tok#enota), [tečaj](../${course}), [zakon](/library/${law}) in [drugje][tam].`,
    );
    expect(text).toContain('Sosednja je [napetost](napetost), ne [tuji](../tuji/tok).');
    expect(text).toContain(`[tam]: ../${course}/napetost`);
    expect(text).toContain('```text\n[tok](../osnove/tok)\n```');
  });

  it('lead from items to the new items and the new course, in values too', async () => {
    const report = await send(sample({ item: 'Kot v [tabeli](upornosti) in [lekciji](../osnove/tok).' }));
    const [course, law] = [idOf(report, 'course', 'osnove'), idOf(report, 'item', 'ohmov-zakon')];
    const resistivities = idOf(report, 'item', 'upornosti');
    expect(await textAt(`item/${law}`, 'text.sl.md')).toContain(
      `Kot v [tabeli](${resistivities}) in [lekciji](../${course}/tok).`,
    );
    expect(await valueAt(`item/${law}`, 'item.yaml')).toMatchObject({
      related: [resistivities],
      lessons: [{ course, lesson: 'tok' }],
    });
  });

  it('lead a course to the new one that it builds on', async () => {
    const files = sample();
    const described = String(files.get('courses/osnove/course.yaml'));
    for (const [path, bytes] of [...files]) {
      if (path.startsWith('courses/osnove/')) files.set(path.replace('osnove', 'nadaljevanje'), bytes);
    }
    const built = described.replace('prerequisites: []', 'prerequisites:\n  - osnove\n  - drugje');
    files.set('courses/nadaljevanje/course.yaml', Buffer.from(built));
    const report = await send(files);
    const value = await valueAt(`course/${idOf(report, 'course', 'nadaljevanje')}`, 'course.yaml');
    expect(value).toMatchObject({ prerequisites: [idOf(report, 'course', 'osnove'), 'drugje'] });
  });

  it('leave a translation right that was right before', async () => {
    const files = sample({ item: 'Kot v [tabeli](upornosti).' });
    const german = 'library/ohmov-zakon/text.de.md';
    files.set(german, Buffer.from(`${files.get(german)}\nWie in der [Tabelle](upornosti).\n`));
    const lastOf = (text: string | null) => splitBlocks(text ?? '').at(-1);
    const [own, source] = [german, 'library/ohmov-zakon/text.sl.md'].map((path) => lastOf(String(files.get(path))));
    const mark = { own: own?.fingerprint, source: source?.fingerprint, source_text: source?.text };
    files.set(`library/ohmov-zakon/translations/text.de.md.json`, Buffer.from(JSON.stringify([mark])));
    const law = idOf(await send(files), 'item', 'ohmov-zakon');
    const [after, afterSource] = [
      lastOf(await textAt(`item/${law}`, 'text.de.md')),
      lastOf(await textAt(`item/${law}`, 'text.sl.md')),
    ];
    const marks = await exportMarks(server.services.db, { kind: 'item', id: law });
    expect(JSON.parse(String(marks.get('translations/text.de.md.json')))).toEqual([
      { own: after?.fingerprint, source: afterSource?.fingerprint, source_text: afterSource?.text },
    ]);
    expect(after?.fingerprint).not.toBe(own?.fingerprint);
  });
});

it('gives no two documents of an archive one id', async () => {
  const files = sample();
  for (const [path, bytes] of [...files]) {
    if (path.startsWith('library/upornosti/')) files.set(path.replace('upornosti', 'upornosti-99'), bytes);
  }
  await send(new Map([...files].filter(([path]) => path.startsWith('library/upornosti/'))));
  const ids = (await send(files)).documents.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('an archive that is sent again under the same key', () => {
  const query = () => `&write_key=${crypto.randomUUID()}`;
  const countDocuments = async () => (await server.database.query('SELECT 1 FROM content_owners')).length;

  it('is told as it was first, and brought in once', async () => {
    const same = query();
    const first = await send(sample(), same);
    const count = await countDocuments();
    expect(await send(sample(), same)).toEqual(first);
    expect(await countDocuments()).toBe(count);
  });

  it('is brought in once also where both come at once', async () => {
    const same = query();
    const before = await countDocuments();
    const [first, second] = await Promise.all([send(sample(), same), send(sample(), same)]);
    expect(second.documents).toEqual(first.documents);
    expect(await countDocuments()).toBe(before + first.documents.length);
  });

  it('goes on where the first was interrupted, with the ids that it began with', async () => {
    const same = query();
    const first = await send(sample(), same);
    const last = idOf(first, 'item', 'upornosti');
    const value = await valueAt(`item/${last}`, 'item.yaml');
    // As if the server had stopped before the last document was in.
    expect(first.documents.at(-1)?.id).toBe(last);
    await server.database.query('DELETE FROM authoring_writes WHERE at = (SELECT max(at) FROM authoring_writes)');
    await server.database.query(`DELETE FROM cms_drafts WHERE kind = 'item' AND document_id = $1`, [last]);
    await server.database.query(`DELETE FROM content_owners WHERE kind = 'item' AND id = $1`, [last]);
    const second = await send(sample(), same);
    expect(second.documents.map(({ id, outcome }) => [id, outcome])).toEqual(
      first.documents.map(({ id, outcome }) => [id, outcome]),
    );
    expect(await valueAt(`item/${last}`, 'item.yaml')).toEqual(value);
  });

  it('is another one where it holds something else', async () => {
    const same = query();
    const first = await send(sample(), same);
    const second = await send(sample({ lesson: 'Drugače.' }), same);
    expect(second.documents.map(({ outcome }) => outcome)).toEqual(first.documents.map(() => 'created'));
    const ids = new Set([...first.documents, ...second.documents].map(({ kind, id }) => `${kind} ${id}`));
    expect(ids.size).toBe(2 * first.documents.length);
  });

  it('is refused where the key is none', async () => {
    expect((await upload(sample(), '&write_key=none')).status).toBe(422);
  });

  it('is another one from somebody else', async () => {
    const same = query();
    const first = await send(sample(), same);
    const foreign = await send(sample(), same, stranger);
    const ids = new Set(first.documents.map(({ id }) => id));
    expect(foreign.documents.every(({ id, outcome }) => outcome === 'created' && !ids.has(id))).toBe(true);
  });
});
