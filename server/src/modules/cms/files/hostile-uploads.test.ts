import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { FilesOfDocument, UploadAnswer } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { box, sampleMp4 } from '../../../content/uploads/video/sample-videos.fixture.ts';
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
});
afterAll(() => server.stop());

const address = (name: string) => new URL(`/api/cms/uploads?kind=course&id=osnove&name=${name}`, server.url);
const put = (content: Buffer, name: string) =>
  fetch(address(name), { method: 'PUT', body: new Uint8Array(content), headers: { cookie: author.cookie } });
const upload = async (content: Buffer, name: string) => json<UploadAnswer>(await put(content, name));
const list = async () =>
  (await json<FilesOfDocument>(server.call('/api/cms/course/osnove/files', { cookie: author.cookie }))).files;
/** A busy machine takes its time to see that somebody has gone. */
const patience = { timeout: 15_000 };
const storageFolder = () => join(server.services.config.dataDir, 'files');
const incoming = () => readdir(join(storageFolder(), '.incoming')).catch(() => []);
const picture = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();

describe('the same file', () => {
  it('sent three times at once is there once', async () => {
    const bytes = await picture('#123');
    const answers = await Promise.all([1, 2, 3].map(() => upload(bytes, 'ista.png')));
    expect(answers.map((answer) => answer.kind === 'added' && answer.path)).toEqual(Array(3).fill('media/ista.webp'));
    expect((await list()).filter(({ path }) => path.startsWith('media/ista'))).toHaveLength(1);
  });

  it('by name, but of other bytes, is another one, also when both come at once', async () => {
    const answers = await Promise.all(['#f00', '#0f0'].map(async (one) => upload(await picture(one), 'dve.png')));
    const paths = answers.map((answer) => answer.kind === 'added' && answer.path).toSorted();
    expect(paths).toEqual(['media/dve-2.webp', 'media/dve.webp']);
  });
});

describe('a name', () => {
  it.each([
    ['of a device', 'CON.png', 'media/datoteka-con.webp', '#553300'],
    ['that climbs', '..%2F..%2F..%2Fetc%2Fpasswd', 'media/passwd.webp', '#553301'],
    ['that turns around', 'slika%E2%80%AEgnp.exe', 'media/slika-gnp.webp', '#553302'],
    ['of letters that look alike', '%D0%BC%D0%BEtor.png', 'media/tor.webp', '#553303'],
    ['of hundreds of letters', `${'a'.repeat(400)}.png`, `media/${'a'.repeat(60)}.webp`, '#553304'],
  ])('%s becomes one that every system can keep', async (_, name, path, colour) => {
    const answer = await upload(await picture(colour), name);
    expect(answer).toMatchObject({ kind: 'added', path });
  });
});

describe('a file that is two things at once', () => {
  it.each([
    ['a picture with a page behind it', async () => Buffer.concat([await picture('#abc'), page])],
    ['a picture with an archive of programs behind it', async () => Buffer.concat([await picture('#abd'), archive])],
    [
      'a picture with a page in what it says of itself',
      async () =>
        sharp(await picture('#abe'))
          .withExif({ IFD0: { ImageDescription: String(page) } })
          .jpeg()
          .toBuffer(),
    ],
  ])('%s keeps nothing but its pixels', async (_, build) => {
    const answer = await upload(await build(), 'x.html');
    if (answer.kind !== 'added') throw new Error(JSON.stringify(answer));
    const served = await fetch(new URL(answer.address ?? '', server.url));
    expect(served.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('script') || bytes.includes('PK')).toBe(false);
  });

  it('is served as what it was taken for, to be run by nobody', async () => {
    const answer = await upload(Buffer.concat([sampleMp4(), box('free', page)]), 'x.mp4');
    if (answer.kind !== 'added') throw new Error(JSON.stringify(answer));
    const { headers } = await fetch(new URL(answer.address ?? '', server.url));
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['an MP4 whose first bytes are those of a WebM', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), sampleMp4()])],
    ['a WebM in the dress of an MP4', Buffer.from('\0\0\0\x20ftypisom\x1a\x45\xdf\xa3', 'latin1')],
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a drawing with entities that grow', Buffer.from('<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>')],
  ])('%s is refused', async (_, content) => {
    expect(await upload(content, 'x.png')).toMatchObject({ kind: 'refused' });
  });
});

describe('a picture that would burst', () => {
  it('of 100,000 frames is refused by its header', async () => {
    expect(await upload(longGif(100_000), 'x.gif')).toMatchObject({ kind: 'refused', reason: 'animated' });
  });
});

describe('an upload', () => {
  it('that is cut off leaves nothing', async () => {
    const before = await list();
    const sent = request(address('film.mp4'), {
      method: 'PUT',
      headers: { cookie: author.cookie, 'content-length': 50_000_000 },
    });
    sent.on('error', () => undefined);
    sent.write(sampleMp4({ data: Buffer.alloc(3_000_000) }));
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), patience);
    sent.destroy();
    await vi.waitFor(async () => expect(await incoming()).toEqual([]), patience);
    expect(await list()).toEqual(before);
  });

  it('of an editor who loses the document while it comes does not get into it', async () => {
    const editor = await openAccount(server, 'editor', { roles: ['author'] });
    const sharing = `INSERT INTO content_shares (kind, id, user_id) VALUES ('course', 'osnove', $1)`;
    await server.database.query(sharing, [editor.id]);
    const before = await list();
    const film = sampleMp4({ data: box('mdat', Buffer.alloc(100_000)) });
    const status = Promise.withResolvers<number | undefined>();
    const sent = request(address('film.mp4'), {
      method: 'PUT',
      headers: { cookie: editor.cookie, 'content-length': film.length },
    });
    sent.on('response', (response) => status.resolve(response.resume().statusCode)).on('error', status.reject);
    sent.write(film.subarray(0, 50_000));
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), patience);
    await server.database.query('DELETE FROM content_shares WHERE user_id = $1', [editor.id]);
    sent.end(film.subarray(50_000));
    expect(await status.promise).toBe(403);
    expect(await list()).toEqual(before);
    expect(await incoming()).toEqual([]);
  });

  it('is refused before it comes where there is no room for it, and the author is told so', async () => {
    const full = vi.spyOn(server.services.storage, 'hasRoomFor').mockResolvedValue(false);
    try {
      const answer = await put(await picture('#fff'), 'x.png');
      expect(answer.status).toBe(503);
      expect(await json(answer)).toMatchObject({ code: 'STORAGE_FULL' });
    } finally {
      full.mockRestore();
    }
  });
});

it.each(['media/zlo.png', 'media/zlo.sl.vtt', 'media/zlo.mp4', 'figures/zlo.html'])(
  'a file does not get in by the way of texts, past what looks at it: %s',
  async (path) => {
    const before = await list();
    const body = { path, text: '<script>alert(1)</script>', base_hash: null };
    const answer = await server.call('/api/cms/course/osnove/text', { method: 'PUT', body, cookie: author.cookie });
    expect(answer.status).toBe(404);
    expect(await list()).toEqual(before);
  },
);

describe('one account', () => {
  const counted = async () => {
    const rows = await server.database.query<{ count: number }>(
      `SELECT count FROM platform.rate_limits WHERE key = 'upload-megabytes:' || $1`,
      [author.id],
    );
    return rows[0]?.count ?? 0;
  };

  it('has what it sends counted by what is kept of it', async () => {
    const before = await counted();
    await upload(Buffer.alloc(3_000_000, 'x'), 'x.txt');
    expect(await counted()).toBe(before);
    await upload(await picture('#321'), 'x.png');
    expect(await counted()).toBe(before + 1);
  });

  it('cannot fill the disk, neither at once nor one after another; what is too much for today leaves room for less', async () => {
    await server.database.query(`UPDATE platform.rate_limits SET count = 10239 WHERE key = 'upload-megabytes:' || $1`, [
      author.id,
    ]);
    const film = sampleMp4({ data: box('mdat', Buffer.alloc(2_000_000)) });
    const answers = await Promise.all([1, 2, 3].map(() => put(film, 'film.mp4')));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(await upload(await picture('#432'), 'x.png')).toMatchObject({ kind: 'added' });
    expect((await put(await picture('#433'), 'x.png')).status).toBe(429);
  });
});

const page = Buffer.from('<html><script>alert(1)</script></html>');
const archive = Buffer.from('PK\x03\x04\x14\x00META-INF/MANIFEST.MF');

/** Frames of one pixel. */
function longGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400000000002c00000000010001000002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}
