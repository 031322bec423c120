import { expect, it } from 'vitest';
import { startServerForTest } from '../../test-support/test-server.ts';
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
