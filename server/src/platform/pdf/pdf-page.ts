import fontkit from '@cantoo/fontkit';
import { type About, createDocument } from './metadata.ts';
import { createPage, type Page } from './page.ts';
import { createPdfSurface } from './pdf-surface.ts';
import { loadTypeface } from './typeface.ts';

export type PdfPage = Page & {
  /** The document as a file. */
  save: () => Promise<Uint8Array>;
};

const a4 = { portrait: [595.28, 841.89], landscape: [841.89, 595.28] } as const;

/**
 * A document of one page of A4, tagged for screen readers by whatever is written on it. Drawn again from the same words,
 * it is the same to the byte.
 */
export async function createPdfPage(about: About, orientation: keyof typeof a4 = 'portrait'): Promise<PdfPage> {
  const [document, typeface] = await Promise.all([createDocument(about), loadTypeface()]);
  document.registerFontkit(fontkit);
  const fonts = {
    regular: await document.embedFont(typeface.regular.file, { subset: true, customName: 'NAVORA+IBMPlexSans' }),
    strong: await document.embedFont(typeface.strong.file, { subset: true, customName: 'NAVORB+IBMPlexSans-SemiBold' }),
  };
  const page = document.addPage([...a4[orientation]]);
  return {
    ...createPage(createPdfSurface(document, page, typeface, fonts), typeface),
    save: () => document.save(),
  };
}
