import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CraftedEntry, craftZip } from './crafted-zip.fixture.ts';
import { readZip } from './read-zip.ts';
import { type PackedFile, writeZip } from './write-zip.ts';
import type { ZipLimits } from './zip-limits.ts';

const limits: ZipLimits = { files: 10, fileBytes: 20_000_000, totalBytes: 30_000_000 };

async function unpack(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'navor-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const archive = join(folder, 'archive.zip');
  await writeFile(archive, bytes);
  const files: Record<string, string> = {};
  const reading = await readZip(archive, limits, ({ path }) => async (content) => {
    files[path] = (await buffer(content)).toString('utf8');
  });
  return { reading, files };
}

const pack = (files: PackedFile[]) => buffer(writeZip(files));
const text = (path: string, words: string): PackedFile => ({ path, content: Buffer.from(words) });

describe('files that were packed', () => {
  const lesson = text('courses/osnove/lessons/tok.sl.md', 'Tok je čuden.\n'.repeat(4000));
  const video: PackedFile = {
    path: 'courses/osnove/media/film.mp4',
    content: { size: 8, open: async () => Readable.from([Buffer.from('ftyp'), Buffer.from('mp42')]) },
  };

  it('come out as they went in', async () => {
    const { reading, files } = await unpack(await pack([video, lesson]));
    expect(reading).toEqual({
      kind: 'read',
      files: [
        { path: lesson.path, size: 60_000 },
        { path: video.path, size: 8 },
      ],
    });
    expect(files).toEqual({ [lesson.path]: 'Tok je čuden.\n'.repeat(4000), [video.path]: 'ftypmp42' });
  });

  it('make the same archive, whatever their order', async () => {
    const other = text('a.yaml', 'a: 1\n');
    expect((await pack([lesson, other])).equals(await pack([other, lesson]))).toBe(true);
  });

  it('end the archive with the failure of one of them', async () => {
    const lost = { path: 'a.mp4', content: { size: 1, open: () => Promise.reject(new Error('lost')) } };
    await expect(pack([lost])).rejects.toThrow('lost');
  });
});

it('takes archives of other programs, without their folders and what systems leave behind', async () => {
  const { reading, files } = await unpack(
    craftZip([
      { name: 'a/', data: Buffer.alloc(0), method: 0, mode: 0o040755 },
      { name: 'a/b.md', data: Buffer.from('b') },
      { name: '__MACOSX/a/._b.md' },
      { name: 'a/.DS_Store' },
    ]),
  );
  expect(reading).toMatchObject({ kind: 'read', files: [{ path: 'a/b.md' }] });
  expect(files).toEqual({ 'a/b.md': 'b' });
});

it('does not unpack what nobody wants', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.zip'), craftZip([{ name: 'a.md' }, { name: 'b.md', claimedChecksum: 1 }]));
  const taken: string[] = [];
  const reading = await readZip(join(folder, 'a.zip'), limits, ({ path }) =>
    path === 'b.md' ? undefined : async (bytes) => void taken.push(String(await buffer(bytes))),
  );
  expect({ kind: reading.kind, taken }).toEqual({ kind: 'read', taken: ['x'] });
});

describe('refuses', () => {
  const zeros = Buffer.alloc(10_000_000);
  const hostile: [string, string, CraftedEntry[]][] = [
    ['a path out of the folder', 'unsafe-path', [{ name: 'courses/../../etc/passwd' }]],
    ['an absolute path', 'unsafe-path', [{ name: '/etc/passwd' }]],
    ['a path of Windows', 'unsafe-path', [{ name: 'courses\\..\\a.md' }]],
    ['a drive', 'unsafe-path', [{ name: 'C:/a.md' }]],
    ['a name with a NUL in it', 'unsafe-path', [{ name: 'a.md\0.svg' }]],
    ['a folder out of the folder', 'unsafe-path', [{ name: '../', method: 0, data: Buffer.alloc(0) }]],
    ['a symbolic link', 'special-file', [{ name: 'a.md', data: Buffer.from('/etc/passwd'), mode: 0o120777 }]],
    ['a device', 'special-file', [{ name: 'a.md', mode: 0o020666 }]],
    ['an encrypted file', 'encrypted', [{ name: 'a.md', flags: 0x801 }]],
    ['a way of packing that it does not know', 'unsupported', [{ name: 'a.md', method: 14 }]],
    ['two files of one name', 'duplicate', [{ name: 'a.md' }, { name: 'a.md' }]],
    ['names that some systems take for one', 'duplicate', [{ name: 'Č.md' }, { name: 'c\u030c.md' }]],
    ['files that share their bytes', 'overlapping', [{ name: 'a.md' }, { name: 'b.md', sharesBytes: true }]],
    ['zeros without an end', 'bomb', [{ name: 'a.csv', data: zeros }]],
    ['a file that is too large', 'too-large', [{ name: 'a.mp4', claimedSize: 20_000_001 }]],
    [
      'files that are too large together',
      'too-large',
      ['a', 'b', 'c', 'd'].map((name) => ({ name, data: Buffer.alloc(7_900_000) })),
    ],
    [
      'many files that shrink to nothing together',
      'bomb',
      ['a', 'b', 'c'].map((name) => ({ name, data: Buffer.alloc(7_900_000) })),
    ],
    ['a length beyond 64 bits that can be counted', 'too-large', [{ name: 'a.md', zip64Size: 2n ** 60n }]],
    ['more bytes than it told', 'damaged', [{ name: 'a.md', data: Buffer.alloc(100), claimedSize: 10 }]],
    ['fewer bytes than it told', 'damaged', [{ name: 'a.md', data: Buffer.alloc(10), claimedSize: 100 }]],
    ['a wrong checksum', 'damaged', [{ name: 'a.md', claimedChecksum: 1 }]],
    ['more files than there may be', 'too-many', Array.from({ length: 11 }, (_, place) => ({ name: `${place}.md` }))],
    [
      'a directory that is longer than what it lists',
      'unreadable',
      [{ name: 'a', extra: Buffer.from([0, 0, 255, 0]) }],
    ],
    ['an entry that says more than files need', 'unreadable', [{ name: 'a'.repeat(5000) }]],
  ];

  it.each(hostile)('%s', async (_, fault, entries) => {
    const { reading } = await unpack(craftZip(entries));
    expect(reading).toMatchObject({ kind: 'refused', fault });
  });

  it.each([
    ['a number of files that is not there', craftZip([{ name: 'a.md' }], 5)],
    ['what is no archive', Buffer.from('%PDF-1.7')],
    ['half an archive', craftZip([{ name: 'a.md' }]).subarray(0, 60)],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    expect((await unpack(bytes)).reading).toEqual({ kind: 'refused', fault: 'unreadable', path: null });
  });

  it('a number of files beyond all bounds without looking for them', async () => {
    expect((await unpack(craftZip([{ name: 'a.md' }], 60_000))).reading).toMatchObject({ fault: 'too-many' });
  });

  it('what it refuses before it takes any of it', async () => {
    const { files } = await unpack(craftZip([{ name: 'a.md' }, { name: '../b.md' }]));
    expect(files).toEqual({});
  });
});

it('tells the failure of whoever takes the files from a fault of the archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navor-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.zip'), await pack([text('a.md', 'a')]));
  const failing = readZip(join(folder, 'a.zip'), limits, () => () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  await expect(readZip(join(folder, 'none.zip'), limits, () => undefined)).rejects.toMatchObject({ code: 'ENOENT' });
});
