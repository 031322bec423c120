// Long, since whatever an archive may hold goes through the same packing, sending and unpacking.
import { buffer } from 'node:stream/consumers';
import type { ArchiveReport, FilesOfDocument, OpenDocument } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { craftZip } from '../../../content/zip/crafted-zip.fixture.ts';
import { writeZip } from '../../../content/zip/write-zip.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { sampleCourseFiles } from '../../../test-support/sample-course-files.ts';
import { sampleLibraryFiles, saveSampleLibrary } from '../../../test-support/sample-library.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { libraryContent } from '../../library/index.ts';
import { exportMarks, importMarks, readMarks } from '../translations/marks-file.ts';

let server: TestServer;
let author: SamplePerson;
let stranger: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
  stranger = await openAccount(server, 'stranger', { roles: ['author'] });
  await saveSampleLibrary(server.services);
  await giveDocuments(server.database, author.id, 'course');
  await giveDocuments(server.database, author.id, 'item');
});
afterAll(() => server.stop());

const pack = (files: Iterable<[string, Buffer]>) =>
  buffer(writeZip([...files].map(([path, content]) => ({ path, content }))));

const download = async (path: string, { cookie } = author) => {
  const response = await server.call(`/api/cms/${path}/archive`, { cookie });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const upload = (bytes: Buffer, { cookie } = author, query = '') =>
  fetch(new URL(`/api/cms/archives${query}`, server.url), {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/zip' },
    body: new Uint8Array(bytes),
  });
const send = (...sent: Parameters<typeof upload>) => json<ArchiveReport>(upload(...sent));
const open = (path: string) => json<OpenDocument>(server.call(`/api/cms/${path}`, { cookie: author.cookie }));

const ownFiles = (files: Map<string, Buffer>, folder: string) =>
  [...files].filter(([path]) => path.startsWith(`${folder}/`));

it('is the folder of a course with its theme, the same bytes each time', async () => {
  const first = await download('course/osnove');
  expect(first.status).toBe(200);
  expect((await download('course/osnove')).bytes.equals(first.bytes)).toBe(true);
  const theme = [...sampleCourseFiles()].filter(([path]) => path.startsWith('themes/'));
  const expected = await pack([...theme, ...ownFiles(sampleCourseFiles(), 'courses/osnove')]);
  expect(first.bytes.equals(expected)).toBe(true);
});

it('comes back without a change', async () => {
  for (const path of ['course/osnove', 'item/ohmov-zakon']) {
    const { bytes } = await download(path);
    const report = await send(bytes);
    expect(report).toMatchObject({
      kind: 'imported',
      ignored: [],
      documents: [{ outcome: 'unchanged', problems: [] }],
    });
    expect((await open(path)).draft_hash).toBeNull();
  }
});

it('becomes a draft over what is there, which readers see once it is published', async () => {
  const item = new Map(ownFiles(sampleLibraryFiles(), 'library/ohmov-zakon'));
  const german = 'library/ohmov-zakon/text.de.md';
  item.set(german, Buffer.from(String(item.get(german)).replace('Widerstand', 'Festwiderstand')));
  expect(await send(await pack(item))).toMatchObject({ documents: [{ id: 'ohmov-zakon', outcome: 'drafted' }] });
  const { files } = await open('item/ohmov-zakon');
  expect(files.filter(({ state }) => state !== 'published')).toMatchObject([{ path: 'text.de.md', state: 'changed' }]);
});

it('stands beside what is there under another id, and is its importer’s own', async () => {
  const { bytes } = await download('item/upornosti');
  expect(await send(bytes, stranger, '?as=new')).toMatchObject({
    documents: [{ id: 'upornosti-2', outcome: 'created', problems: [] }],
  });
  const own = await server.call('/api/cms/item/upornosti-2', { cookie: stranger.cookie });
  expect(own.status).toBe(200);
});

it.each(['', '?as=new'])(
  'leaves out what has an unreadable main file and tells its faults, beside what comes in%s',
  async (query) => {
    const broken: [string, Buffer] = ['courses/bad-course/course.yaml', Buffer.from('title: [unclosed')];
    const sound = ownFiles(sampleLibraryFiles(), 'library/upornosti');
    const report = await send(await pack([broken, ...sound]), author, query);
    expect(report).toMatchObject({
      documents: [
        { id: 'bad-course', outcome: 'unreadable', problems: [{ path: 'course.yaml', severity: 'error' }] },
        { kind: 'item', outcome: query ? 'created' : 'unchanged' },
      ],
    });
    expect((await server.call('/api/cms/course/bad-course', { cookie: author.cookie })).status).toBe(404);
  },
);

it('takes what a folder inside of the archive holds, and tells what it left out', async () => {
  const inside = ownFiles(sampleLibraryFiles(), 'library/upornosti').map(([path, bytes]): [string, Buffer] => [
    `export/${path}`,
    bytes,
  ]);
  const report = await send(await pack([...inside, ['export/readme.txt', Buffer.from('x')]]));
  expect(report).toMatchObject({
    documents: [{ id: 'upornosti', outcome: 'unchanged' }],
    ignored: ['export/readme.txt'],
  });
});

describe('what translations were right for', () => {
  const document = { kind: 'item', id: 'ohmov-zakon' } as const;
  const mark = { own: 'a', source: 'b', source_text: 'Upor je stalen.' };
  const path = 'translations/text.de.md.json';
  const marks = Buffer.from(`[\n${JSON.stringify(mark)}\n]\n`);
  const marksAt = `library/ohmov-zakon/${path}`;
  const item = new Map(ownFiles(sampleLibraryFiles(), 'library/ohmov-zakon'));

  it('goes along with an archive and comes back, also beside what is there', async () => {
    const read = await readMarks(server.services, document, { path, bytes: marks });
    await importMarks(server.services.db, document, read ? [read] : []);
    const { bytes } = await download('item/ohmov-zakon');
    await server.database.query('DELETE FROM translation_marks');
    expect(await send(bytes)).toMatchObject({ ignored: [] });
    expect(await exportMarks(server.services.db, document)).toEqual(new Map([[path, marks]]));
    const { documents } = (await send(bytes, author, '?as=new')) as Extract<ArchiveReport, { kind: 'imported' }>;
    const [copy] = documents;
    expect(copy && (await exportMarks(server.services.db, copy))).toEqual(new Map([[path, marks]]));
  });

  it('is no content, neither of a document nor of a folder that is loaded', async () => {
    const { files } = await open('item/ohmov-zakon');
    expect(files.map(({ path }) => path)).not.toContain(path);
    expect(libraryContent.paths.some((pattern) => pattern.test(marksAt))).toBe(false);
  });

  it('is left out where it says something else', async () => {
    const report = await send(await pack(new Map(item).set(marksAt, Buffer.from('{"text.sl.md": 1}'))));
    expect(report).toMatchObject({ ignored: [marksAt] });
  });
});

it('leaves out media that is not what its name says', async () => {
  const course = new Map(ownFiles(sampleCourseFiles(), 'courses/osnove'));
  const fake = 'courses/osnove/media/slika.png';
  const report = await send(await pack(course.set(fake, Buffer.from('<script>alert(1)</script>'))));
  expect(report).toMatchObject({ ignored: [fake] });
});

describe('a picture of an archive', () => {
  const course = new Map(ownFiles(sampleCourseFiles(), 'courses/osnove'));
  const path = 'courses/osnove/media/slika.jpg';
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } });
  const storedPicture = async () => {
    const { files } = await json<FilesOfDocument>(server.call('/api/cms/course/osnove/files', author));
    const { address } = files.find((file) => file.path === 'media/slika.jpg') ?? {};
    return Buffer.from(await (await server.call(address ?? '')).arrayBuffer());
  };

  it('that tells where it was taken loses that, and nothing else is done to it', async () => {
    const exif = { IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '46/1 3/1 0/1', GPSLongitude: '14/1 30/1 0/1' } };
    const telling = await plain.clone().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await send(await pack(new Map(course).set(path, telling)))).toMatchObject({ ignored: [] });
    const stored = await storedPicture();
    const { exif: left, width, height } = await sharp(stored).metadata();
    expect({ left, width, height }).toEqual({ left: undefined, width: 20, height: 40 });
    expect(await send(await pack(new Map(course).set(path, stored)))).toMatchObject({
      documents: [{ outcome: 'unchanged' }],
    });
  });

  it('that is fit to be shown stays as it is, byte for byte', async () => {
    const fit = await plain.clone().negate().jpeg({ quality: 71 }).toBuffer();
    await send(await pack(new Map(course).set(path, fit)));
    expect((await storedPicture()).equals(fit)).toBe(true);
  });

  it('that is cut off, or is no film although it begins like one, is left out', async () => {
    const whole = await plain.clone().jpeg().toBuffer();
    const film = 'courses/osnove/media/film.mp4';
    const files = new Map(course)
      .set(path, whole.subarray(0, whole.length / 2))
      .set(film, Buffer.from('\0\0\0\x20ftypisom<script>', 'latin1'));
    expect(await send(await pack(files))).toMatchObject({ ignored: [film, path] });
  });
});

it('makes WebVTT of SubRip captions of an archive, whatever they are called', async () => {
  const captions = 'courses/osnove/media/film.sl.vtt';
  const files = new Map(ownFiles(sampleCourseFiles(), 'courses/osnove'));
  files.set(captions, Buffer.from('1\r\n00:00:01,000 --> 00:00:02,500\r\nTok teče.\r\n'));
  expect(await send(await pack(files))).toMatchObject({ ignored: [] });
  const { files: listed } = await json<FilesOfDocument>(server.call('/api/cms/course/osnove/files', author));
  const { address } = listed.find(({ path }) => path === 'media/film.sl.vtt') ?? {};
  const stored = await (await server.call(address ?? '')).text();
  expect(stored).toBe('WEBVTT\n\n00:01.000 --> 00:02.500\nTok teče.\n');
});

it('brings in no theme of a course that its sender may not change', async () => {
  const theme = 'themes/tuja.yaml';
  const files = new Map(ownFiles(sampleCourseFiles(), 'courses/osnove'));
  const [, sample = Buffer.alloc(0)] = [...sampleCourseFiles()].find(([path]) => path.startsWith('themes/')) ?? [];
  const report = await send(await pack([...files, [theme, sample]]), stranger);
  expect(report).toMatchObject({ documents: [{ outcome: 'foreign' }] });
  expect(await server.database.query(`SELECT id FROM themes WHERE id = 'tuja'`)).toEqual([]);
});

describe('what somebody has drafted meanwhile', () => {
  const path = 'text.sl.md';
  const at = `path=${encodeURIComponent(path)}`;
  const call = <Answer>(query: string, options = {}) =>
    json<Answer>(server.call(`/api/cms/item/ohmov-zakon${query}`, { cookie: author.cookie, ...options }));
  const item = new Map(ownFiles(sampleLibraryFiles(), 'library/ohmov-zakon'));
  const original = String(item.get(`library/ohmov-zakon/${path}`));
  async function draft(text: string): Promise<void> {
    const { hash } = await call<{ hash: string }>(`/text?${at}`);
    await call('/text', { method: 'PUT', body: { path, text, base_hash: hash } });
  }
  const bringIn = async (text: string) =>
    send(await pack(new Map(item).set(`library/ohmov-zakon/${path}`, Buffer.from(text))));
  const drafted = async () => (await call<{ text: string }>(`/text?${at}`)).text;

  it('is merged with what comes in, and stays where both changed the same place', async () => {
    await draft(`${original}\nNa koncu.\n`);
    const front = /^---\n[\s\S]*?\n---\n/.exec(original)?.[0] ?? '';
    const report = await bringIn(original.replace(front, `${front}\nNa začetku.\n`));
    expect(report).toMatchObject({ documents: [{ outcome: 'drafted', conflicts: [] }] });
    const merged = await drafted();
    expect(merged).toContain('Na začetku.');
    expect(merged).toContain('Na koncu.');
    const last = 'Upor: $U = R I$.';
    await draft(merged.replace(last, () => `Osnutek: ${last}`));
    expect(await bringIn(merged.replace(last, () => `Arhiv: ${last}`))).toMatchObject({
      documents: [{ conflicts: [path] }],
    });
    expect(await drafted()).toContain('Osnutek: Upor');
    const versions = await call<{ reason: string }[]>('/versions');
    expect(JSON.stringify(versions)).toContain('imported');
  });

  it('stays also where it is what readers had before, saved for them at once and brought in by no archive', async () => {
    const other = 'upornosti';
    const call = <Answer>(rest: string, options = {}) =>
      json<Answer>(server.call(`/api/cms/item/${other}${rest}`, { cookie: author.cookie, ...options }));
    const read = () => call<{ text: string; hash: string }>(`/text?${at}`);
    const write = async (text: string) =>
      call('/text', { method: 'PUT', body: { path, text, base_hash: (await read()).hash } });
    const publish = async () => call('/publish', { body: { draft_hash: (await call<OpenDocument>('')).draft_hash } });
    const { text: first } = await read();
    await write(`${first}\nObjavljeno.\n`);
    expect(await publish()).toMatchObject({ kind: 'published' });
    // Somebody decides that what was there before was better.
    await write(first);
    const files = new Map(ownFiles(sampleLibraryFiles(), `library/${other}`));
    files.set(`library/${other}/${path}`, Buffer.from(`${first}\nIz arhiva.\n`));
    expect(await send(await pack(files))).toMatchObject({ documents: [{ conflicts: [path] }] });
    expect((await read()).text).toBe(first);
  });

  it('is not undone by an archive of what was published before', async () => {
    await draft(`${original}\nSamo v osnutku.\n`);
    expect(await bringIn(original)).toMatchObject({ documents: [{ outcome: 'unchanged', conflicts: [] }] });
    expect(await drafted()).toContain('Samo v osnutku.');
  });
});

it('comes out of an empty installation as it went in, with drafts, pictures and marks', async () => {
  const document = { kind: 'course', id: 'osnove' } as const;
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const lesson = 'courses/osnove/lessons/tok.sl.md';
  const files = new Map(ownFiles(sampleCourseFiles(), 'courses/osnove'));
  files.set('courses/osnove/media/slika.png', picture);
  files.set(lesson, Buffer.from(`${files.get(lesson)}\nSamo v osnutku.\n`));
  expect(await send(await pack(files))).toMatchObject({ ignored: [], documents: [{ outcome: 'drafted' }] });
  const mark = { own: 'a', source: 'b', sourceText: 'Tok.' };
  await importMarks(server.services.db, document, [
    { path: 'lessons/tok.en.md', marks: [mark] },
    { path: 'course.de.yaml', marks: [mark] },
  ]);
  const { bytes } = await download('course/osnove');
  const other = await startTestServer();
  onTestFinished(() => other.stop());
  const newcomer = await openAccount(other, 'newcomer', { roles: ['author'] });
  const answer = await fetch(new URL('/api/cms/archives', other.url), {
    ...{ method: 'PUT', headers: { cookie: newcomer.cookie }, body: new Uint8Array(bytes) },
  });
  expect(await answer.json()).toMatchObject({ ignored: [], documents: [{ id: 'osnove', outcome: 'created' }] });
  const again = await other.call('/api/cms/course/osnove/archive', { cookie: newcomer.cookie });
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
});

describe('refuses', () => {
  it('more documents than anybody waits for', async () => {
    const page = Buffer.from('theme: elektrotehnika\n');
    const many = Array.from({ length: 201 }, (_, at): [string, Buffer] => [`courses/c${at}/course.yaml`, page]);
    expect(await send(await pack(many))).toEqual({ kind: 'refused', fault: 'too-many-documents', path: null });
  });

  it('a file of values that would keep the server busy, as a fault of that file', async () => {
    const endless = Buffer.from('a: 1\n'.repeat(500_000));
    const report = await send(await pack([['courses/brez-konca/course.yaml', endless]]));
    expect(report).toMatchObject({
      documents: [{ outcome: 'unreadable', problems: [{ path: 'course.yaml', message: 'This is too long' }] }],
    });
  });

  it('whoever may not edit the document, also to overwrite it', async () => {
    expect((await download('item/ohmov-zakon', stranger)).status).toBe(403);
    const { bytes } = await download('item/ohmov-zakon');
    expect(await send(bytes, stranger)).toMatchObject({ documents: [{ outcome: 'foreign' }] });
  });

  it('whoever is no author, and what is not there', async () => {
    const learner = await openAccount(server, 'learner');
    expect((await download('item/ohmov-zakon', learner)).status).toBe(403);
    expect((await upload(Buffer.from('x'), learner)).status).toBe(403);
    expect((await server.call('/api/cms/item/ohmov-zakon/archive')).status).toBe(401);
    expect((await download('item/nikjer')).status).toBe(404);
    expect((await download('poem/ohmov-zakon')).status).toBe(404);
  });

  it('a page that an author who is no administrator would begin', async () => {
    const page = 'title:\n  sl: Zasebnost\nsummary:\n  sl: Moja.\n';
    const report = await send(await pack([['pages/privacy/page.yaml', Buffer.from(page)]]));
    expect(report).toMatchObject({ documents: [{ kind: 'page', outcome: 'foreign' }] });
  });

  it('a hostile archive, and the server goes on answering', async () => {
    const bomb = craftZip([{ name: 'courses/osnove/course.yaml', data: Buffer.alloc(50_000_000) }]);
    const [report, health] = await Promise.all([send(bomb), server.call('/healthz')]);
    expect(report).toEqual({ kind: 'refused', fault: 'bomb', path: 'courses/osnove/course.yaml' });
    expect(health.status).toBe(200);
  });
});
