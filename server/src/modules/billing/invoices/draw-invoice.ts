import { defineThreadTask } from '../../../platform/threads/thread-task.ts';

/** The library for it is large, and drawing a page takes a while of the processor's time. */
export const drawInvoice = defineThreadTask<typeof import('./invoice-pdf.ts'), 'invoicePdf'>({
  name: 'invoicePdf',
  file: new URL('./invoice-pdf.ts', import.meta.url),
  limitMs: 20_000,
});
