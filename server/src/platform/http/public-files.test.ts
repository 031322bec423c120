import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startServerForTest, type TestServer } from '../../test-support/test-server.ts';
import { partOf } from './public-files.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=-50', { start: 0, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=10-', undefined],
  ['bytes=7-3', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('reads the range %s of ten bytes', (header, part) => {
  expect(partOf(header, 10)).toEqual(part);
});

it('answers with the part of a video that a player asks for', async () => {
  const server = await startServerForTest();
  await server.services.storage.put('public/courses/film.webm', Buffer.from('0123456789'));
  const part = await server.call('/files/courses/film.webm', { headers: { range: 'bytes=2-4' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(part.headers.get('content-type')).toBe('video/webm');
  expect(await part.text()).toBe('234');
  expect(await (await server.call('/files/courses/film.webm')).text()).toBe('0123456789');
});

it('sends captions whole, compressed or not', async () => {
  const server = await startServerForTest();
  const captions = `WEBVTT\n\n${'00:00.000 --> 00:01.000\nTok teče.\n\n'.repeat(200)}`;
  await server.services.storage.put('public/courses/film.vtt', Buffer.from(captions));
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await server.call('/files/courses/film.vtt', { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe(captions);
  }
  const part = await server.call('/files/courses/film.vtt', {
    headers: { 'accept-encoding': 'br', range: 'bytes=0-2999' },
  });
  expect(part.headers.get('content-encoding')).toBe(null);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(captions).subarray(0, 3000));
});

it('tells the size without opening the file', async () => {
  const server = await startServerForTest();
  await server.services.storage.put('public/courses/film.webm', Buffer.from('0123456789'));
  const answer = await server.call('/files/courses/film.webm', { method: 'HEAD' });
  expect(answer.headers.get('content-length')).toBe('10');
  expect((await server.call('/files/courses/none.webm', { method: 'HEAD' })).status).toBe(404);
});

describe('a smaller form of a picture', () => {
  /** Another picture each time, named by its bytes. */
  async function keepPicture(server: TestServer, width: number, format: 'webp' | 'png' = 'webp') {
    const create = { width, height: 30, channels: 3, background: '#246' } as const;
    const bytes = await sharp({ create })
      .withExif({ IFD0: { Copyright: randomUUID() } })
      .toFormat(format)
      .toBuffer();
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${format}`;
    await server.services.storage.put(`public/courses/${name}`, bytes);
    return { address: `/files/courses/${name}`, key: `public/courses/${name}`, bytes };
  }
  const widthOf = async (answer: Response) => (await sharp(await answer.arrayBuffer()).metadata()).width;

  it('is made once, and kept as long as the picture', async () => {
    const server = await startServerForTest();
    const { address, key } = await keepPicture(server, 1600, 'png');
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call(`${address}.480.webp`)));
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await widthOf(answer)).toBe(480);
    }
    const madeAt = await server.services.storage.modifiedAt(`${key}.480.webp`);
    await server.call(`${address}.480.webp`);
    expect(await server.services.storage.modifiedAt(`${key}.480.webp`)).toEqual(madeAt);
  });

  it('tells nothing of how the picture was made', async () => {
    const server = await startServerForTest();
    const { address } = await keepPicture(server, 1600);
    const answer = await server.call(`${address}.960.webp`);
    expect((await sharp(await answer.arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  it('of one that is no wider is the picture itself', async () => {
    const server = await startServerForTest();
    const { address, key, bytes } = await keepPicture(server, 300, 'png');
    const answer = await server.call(`${address}.480.webp`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(await server.services.storage.sizeOf(`${key}.480.webp`)).toBeUndefined();
  });

  it('of one that cannot be read is what there is, until it can be', async () => {
    const server = await startServerForTest();
    const key = `public/courses/${'ab'.repeat(20)}.webp`;
    await server.services.storage.put(key, Buffer.from('no picture'));
    const answer = await server.call(`/files/courses/${'ab'.repeat(20)}.webp.480.webp`);
    expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-store', 'no picture']);
  });

  it.each([
    ['in a width that nobody offers', 'courses', `${'cd'.repeat(20)}.webp.481.webp`],
    ['of a smaller form', 'courses', `${'cd'.repeat(20)}.webp.960.webp.480.webp`],
    ['of what is not named by its bytes, such as the picture of an account', 'avatars', 'me.webp.480.webp'],
    ['of what is not there', 'courses', `${'ef'.repeat(20)}.webp.480.webp`],
    ['of a film', 'courses', `${'cd'.repeat(20)}.mp4.480.webp`],
  ])('%s is not there', async (_, folder, name) => {
    const server = await startServerForTest();
    const create = { width: 1600, height: 30, channels: 3, background: '#246' } as const;
    const bytes = await sharp({ create }).webp().toBuffer();
    await server.services.storage.put(`public/courses/${'cd'.repeat(20)}.webp`, bytes);
    await server.services.storage.put('public/avatars/me.webp', bytes);
    expect((await server.call(`/files/${folder}/${name}`)).status).toBe(404);
  });
});
