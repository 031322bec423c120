import { createSvgPage } from '../../../platform/pdf/svg-page.ts';
import { loadTypeface } from '../../../platform/pdf/typeface.ts';
import { drawCertificatePage } from '../paper/certificate-page.ts';
import type { CertificateWords } from '../paper/certificate-words.ts';
import { pngOf } from './png-of.ts';

/** The paper as its holder sees it on the screen, as a PNG 1684 pixels wide: line by line what the PDF shows. */
export async function certificatePicture(words: CertificateWords): Promise<Uint8Array> {
  const page = createSvgPage({ width: 841.89, height: 595.28 }, await loadTypeface());
  drawCertificatePage(page, words);
  return pngOf(page.toSvg(), 1684);
}
