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
