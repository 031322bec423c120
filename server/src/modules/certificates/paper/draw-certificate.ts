import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

/** As a PDF. The library for it is large, and drawing a page takes a while of the processor's time. */
export const drawCertificate = defineThreadTask<typeof import('./certificate-pdf.ts'), 'certificatePdf'>({
  name: 'certificatePdf',
  file: new URL('./certificate-pdf.ts', import.meta.url),
  limitMs: 20_000,
});
