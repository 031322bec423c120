import { createPdfPage } from '../../../platform/pdf/pdf-page.ts';
import { drawCertificatePage } from './certificate-page.ts';
import type { CertificateWords } from './certificate-words.ts';

/** A certificate to print and to send on; the same one is always the same to the byte. */
export async function certificatePdf(words: CertificateWords): Promise<Uint8Array> {
  const { title, author, language, at } = words;
  const page = await createPdfPage({ title, author, language, at }, 'landscape');
  drawCertificatePage(page, words);
  return page.save();
}
