import { canonicalForm } from '../../../content/files/canonical-form.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeYaml } from '../../../content/files/yaml-file.ts';
import { type PageFile, pageShape } from './page-shapes.ts';
import type { ReadPage, ReadText } from './read-pages.ts';

/** What it takes to write a page. */
export type WritablePage = Pick<ReadPage, 'id' | 'file'> & {
  texts: ReadonlyMap<string, Pick<ReadText, 'source'>>;
};

/** The files as an export would write them. */
export function formatPages(pages: readonly WritablePage[]): ContentFiles {
  const files: ContentFiles = new Map();
  for (const { id, file, texts } of pages) {
    files.set(`pages/${id}/page.yaml`, writePageFile(file));
    for (const [language, { source }] of texts) files.set(`pages/${id}/text.${language}.md`, Buffer.from(source));
  }
  return files;
}

export function writePageFile(page: PageFile): Buffer {
  return Buffer.from(writeYaml(canonicalForm(pageShape, page)));
}
