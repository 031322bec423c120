import { afterAll, expect, it } from 'vitest';
import { createThreadPool } from '../../../platform/threads/thread-pool.ts';
import { certificatePdf } from '../paper/certificate-pdf.ts';
import { drawCertificate } from '../paper/draw-certificate.ts';
import { sampleWords } from '../paper/sample-certificate.fixture.ts';
import { badgePicture } from './badge-picture.ts';
import { certificatePicture } from './certificate-picture.ts';
import { drawBadge, drawPicture, drawPreview } from './draw-pictures.ts';
import { previewPicture } from './preview-picture.ts';

const threads = createThreadPool();
afterAll(() => threads.stop());

it('draws paper and pictures beside what is served, as they would be drawn here', { timeout: 60_000 }, async () => {
  const words = sampleWords('sl');
  const preview = { words, showsName: true, showsGrade: false, state: 'valid' } as const;
  expect(await threads.run(drawCertificate, words)).toEqual(await certificatePdf(words));
  expect(await threads.run(drawPicture, words)).toEqual(await certificatePicture(words));
  expect(await threads.run(drawPreview, preview)).toEqual(await previewPicture(preview));
  expect(await threads.run(drawBadge, words)).toEqual(await badgePicture(words));
});
