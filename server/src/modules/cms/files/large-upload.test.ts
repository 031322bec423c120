import type { UploadAnswer } from '@navor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { box, sampleMp4 } from '../../../content/uploads/video/sample-videos.fixture.ts';
import { giveDocuments } from '../../../test-support/sample-authors.ts';
import { saveSampleCourse } from '../../../test-support/sample-course-files.ts';
import { openAccount } from '../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

const megabyte = 1024 * 1024;
const length = 300 * megabyte;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('takes a video of 300 MB in while others are served, and holds none of it in memory', async () => {
  const author = await openAccount(server, 'author', { roles: ['author'] });
  await saveSampleCourse(server.services);
  await giveDocuments(server.database, author.id, 'course');
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  let answers = 0;
  let isSending = true;
  const asking = (async () => {
    while (isSending) {
      const { status } = await server.call('/healthz');
      expect(status).toBe(200);
      answers += 1;
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }
  })();
  const sent = fetch(new URL('/api/cms/uploads?kind=course&id=osnove&name=film.mp4', server.url), {
    ...{ method: 'PUT', body: largeVideo(), duplex: 'half', headers: { cookie: author.cookie } },
  });
  const answer = await json<UploadAnswer>(sent);
  isSending = false;
  await asking;
  if (answer.kind !== 'added') throw new Error(JSON.stringify(answer));
  expect(answers).toBeGreaterThan(10);
  expect(peak - before).toBeLessThan(100 * megabyte);
  const part = await fetch(new URL(answer.address ?? '', server.url), { headers: { range: `bytes=${length - 1}-` } });
  expect(part.headers.get('content-range')).toMatch(new RegExp(`/${length}$`));
  await part.body?.cancel();
});

/** A whole one, piece by piece: its pictures are all alike. */
function largeVideo(): ReadableStream<Uint8Array> {
  const head = sampleMp4({ data: box('mdat') });
  head.writeUInt32BE(length - head.length + 8, head.length - 8);
  const piece = new Uint8Array(megabyte);
  let left = length - head.length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(head),
    pull(controller) {
      const next = Math.min(left, piece.length);
      left -= next;
      if (next > 0) controller.enqueue(next === piece.length ? piece : piece.subarray(0, next));
      else controller.close();
    },
  });
}
