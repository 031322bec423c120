import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { ArchiveReport } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CraftedEntry, craftZip } from '../../../content/zip/crafted-zip.fixture.ts';
import { sampleCourseFile } from '../../../test-support/sample-course-files.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

let server: TestServer;
let author: SamplePerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await openAccount(server, 'author', { roles: ['author'] });
});
afterAll(() => server.stop());

/** A busy machine takes its time to see that somebody has gone. */
const patience = { timeout: 15_000 };
const folder = 'courses/sovrazen';
const main = `${folder}/course.yaml`;
const address = (query = '') => new URL(`/api/cms/archives${query}`, server.url);
const send = (archive: Buffer, query?: string) =>
  json<ArchiveReport>(
    fetch(address(query), { method: 'PUT', headers: { cookie: author.cookie }, body: new Uint8Array(archive) }),
  );
const incoming = () => readdir(join(server.services.config.dataDir, 'files', '.incoming')).catch(() => []);
const drafted = (id: string) => server.database.query('SELECT path FROM cms_drafts WHERE document_id = $1', [id]);
const file = (name: string, text: string): CraftedEntry => ({ name, data: Buffer.from(text) });
const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

describe('an archive that lies is refused with the reason, and nothing of it is kept', () => {
  const good = file(main, 'title:\n  sl: X\n');
  const lies: [string, string, Buffer][] = [
    ['a path out of its folder', 'unsafe-path', craftZip([good, file(`${folder}/../../../x.md`, 'x')])],
    ['a path that turns around', 'unsafe-path', craftZip([good, file(`${folder}/lessons/\u202edm.x`, 'x')])],
    [
      'a link',
      'special-file',
      craftZip([good, { ...file(`${folder}/lessons/a.sl.md`, '/etc/passwd'), mode: 0o120777 }]),
    ],
    ['a locked file', 'encrypted', craftZip([good, { ...file(`${folder}/lessons/a.sl.md`, 'x'), flags: 0x801 }])],
    ['a length that nothing has', 'too-large', craftZip([good, { ...file('a.md', 'x'), zip64Size: 2n ** 62n }])],
    ['names that some systems take for one', 'duplicate', craftZip([good, file(main.toUpperCase(), 'x')])],
    ['files that share bytes', 'overlapping', craftZip([good, { ...file('b.md', 'x'), sharesBytes: true }])],
    ['zeros in many files', 'bomb', craftZip([1, 2, 3].map((n) => ({ name: `${n}`, data: Buffer.alloc(7_900_000) })))],
    ['a checksum of something else', 'damaged', craftZip([good, { ...file('topics.yaml', 'x'), claimedChecksum: 1 }])],
    ['an end without a beginning', 'unreadable', craftZip([good]).subarray(30)],
    ['what is no archive', 'unreadable', Buffer.alloc(1_000_000)],
  ];

  it.each(lies)('%s', async (_, fault, archive) => {
    expect(await send(archive)).toMatchObject({ kind: 'refused', fault });
    expect(await drafted('sovrazen')).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('also pictures before the file that is damaged', async () => {
    const entries = [
      { name: `${folder}/media/slika.png`, data: await picture() },
      { ...file(main, 'title:\n  sl: X\n'), claimedChecksum: 1 },
    ];
    expect(await send(craftZip(entries))).toEqual({ kind: 'refused', fault: 'damaged', path: main });
    expect(await incoming()).toEqual([]);
  });
});

const courseOf = (theme: string) =>
  sampleCourseFile('courses/osnove/course.yaml').replace(/^theme: .*$/m, `theme: ${theme}`);

describe('files that would keep the server busy', () => {
  it.each([
    ['signs that close nothing', ']'.repeat(390_000)],
    ['signs that lead nowhere', '- *a '.repeat(70_000)],
    ['lists in lists', '- '.repeat(190_000)],
  ])('of %s are a fault of the document that they describe, also under another id', async (_, text) => {
    const archive = craftZip([file('courses/poln/course.yaml', text)]);
    for (const query of ['', '?as=new']) {
      const { documents } = (await send(archive, query)) as Extract<ArchiveReport, { kind: 'imported' }>;
      expect(documents.map(({ problems }) => problems.map(({ message }) => message))).toEqual([['This is too long']]);
    }
  });

  it('are left out where they are shared, and others come in', async () => {
    const theme = 'position: 9\ntitle:\n  sl: Nova\n  en: New\n  de: Neu\nsummary:\n  sl: A\n  en: B\n  de: C\n';
    const archive = craftZip([
      file('courses/s-temo/course.yaml', courseOf('nova')),
      file('themes/nova.yaml', theme),
      file('themes/polna.yaml', ']'.repeat(390_000)),
      file('topics.yaml', '}'.repeat(390_000)),
      file('library/tags.yaml', '- *a '.repeat(70_000)),
    ]);
    expect(await send(archive)).toMatchObject({ kind: 'imported', documents: [{ outcome: 'created' }] });
    const themes = await server.database.query(`SELECT id FROM themes WHERE id IN ('nova', 'polna')`);
    expect(themes).toEqual([{ id: 'nova' }]);
  });

  it('and are no marks of translations are left out', async () => {
    const marks = 'courses/z-oznakami/translations/lessons/tok.en.md.json';
    const archive = craftZip([file('courses/z-oznakami/course.yaml', ''), file(marks, `[${'{},'.repeat(500_000)}{}]`)]);
    expect(await send(archive)).toMatchObject({ kind: 'imported', ignored: [marks] });
  });
});

it('takes the first of two folders that hold the same content, and leaves nothing of the other', async () => {
  const second = 'drugic/courses/dvojni/media/slika.png';
  const data = await picture();
  const archive = craftZip([
    file('prvic/courses/dvojni/course.yaml', courseOf('prva')),
    { name: 'prvic/courses/dvojni/media/slika.png', data },
    file('drugic/courses/dvojni/course.yaml', courseOf('druga')),
    { name: second, data },
  ]);
  expect(await send(archive)).toMatchObject({ ignored: ['drugic/courses/dvojni/course.yaml', second] });
  expect((await drafted('dvojni')).map(({ path }) => path).toSorted()).toEqual(['course.yaml', 'media/slika.png']);
  expect(await incoming()).toEqual([]);
});

it('keeps nothing of an archive whose sender goes away', async () => {
  const sent = request(address(), {
    method: 'PUT',
    headers: { cookie: author.cookie, 'content-length': 50_000_000 },
  });
  sent.on('error', () => undefined);
  sent.write(craftZip([{ name: main, method: 0, data: Buffer.alloc(3_000_000, 'x') }]));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), patience);
  sent.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), patience);
  expect(await drafted('sovrazen')).toEqual([]);
});

it('keeps nothing of an archive when the disk is full in the middle of it', async () => {
  const { storage } = server.services;
  const receive = storage.receive.bind(storage);
  let received = 0;
  // The archive itself is the first, the pictures in it come after.
  const full = vi.spyOn(storage, 'receive').mockImplementation((...given) => {
    received += 1;
    if (received < 3) return receive(...given);
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  try {
    const pictures = await Promise.all(['prva', 'druga'].map(async (name) => [name, await picture()] as const));
    const entries = pictures.map(([name, data]) => ({ name: `${folder}/media/${name}.png`, data }));
    const body = new Uint8Array(craftZip([file(main, 'title:\n  sl: X\n'), ...entries]));
    const answer = await fetch(address(), { method: 'PUT', headers: { cookie: author.cookie }, body });
    expect([answer.status, received]).toEqual([503, 3]);
  } finally {
    full.mockRestore();
  }
  expect(await incoming()).toEqual([]);
  expect(await drafted('sovrazen')).toEqual([]);
});
