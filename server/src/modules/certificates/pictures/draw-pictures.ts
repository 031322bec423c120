import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

const limitMs = 20_000;

/** How the paper looks, as a PNG. */
export const drawPicture = defineThreadTask<typeof import('./certificate-picture.ts'), 'certificatePicture'>({
  name: 'certificatePicture',
  file: new URL('./certificate-picture.ts', import.meta.url),
  limitMs,
});

/** For links to the public page, as a PNG of 1200 × 630. */
export const drawPreview = defineThreadTask<typeof import('./preview-picture.ts'), 'previewPicture'>({
  name: 'previewPicture',
  file: new URL('./preview-picture.ts', import.meta.url),
  limitMs,
});

/** The medal that a credential is put into, as a PNG of 600 × 600. */
export const drawBadge = defineThreadTask<typeof import('./badge-picture.ts'), 'badgePicture'>({
  name: 'badgePicture',
  file: new URL('./badge-picture.ts', import.meta.url),
  limitMs,
});
