import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { kindOf, mediaFormats, mediaOf } from './media.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('media', () => {
  it.each(Object.values(mediaFormats).flat())('are served once they are kept: %s', async (format) => {
    const bytes = Buffer.from(`a file in ${format}`);
    const media = mediaOf(`media/naprava.${format}`, bytes);
    await server.services.storage.put(media?.key ?? '', bytes);
    const answer = await fetch(new URL(media?.address ?? '', server.url));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });
});

it.each([
  ['figures/krog.svg', 'drawing'],
  ['media/krog.png', 'picture'],
  ['media/krog.sl.webp', 'picture'],
  ['media/film.mp4', 'video'],
  ['media/film.sl.vtt', 'captions'],
  ['figures/krog.png', undefined],
  ['media/krog.svg', undefined],
  ['media/krog.gif', undefined],
  ['media/Krog.png', undefined],
  ['media/nov krog.png', undefined],
  ['media/mapa/krog.png', undefined],
  ['media/krog', undefined],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
