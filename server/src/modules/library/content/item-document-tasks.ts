import { defaultLanguage, type Language } from '@navor/languages';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import type { RenderedText } from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { markdownFrom } from '../../../content/files/markdown-body.ts';
import { type FileProblem, inFile, isError } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import type { LibraryReferences } from './library-references.ts';
import { linksIn, prepareLibrary, prepareText } from './prepare-library.ts';
import { readLibrary } from './read-library.ts';
import type { ItemToWrite } from './save-library.ts';

type ItemFiles = {
  id: string;
  /** By their path in the folder of the whole content. */
  files: ReadonlyMap<string, Uint8Array>;
  known: LibraryReferences;
};

/** Checks and renders one item; undefined where it has faults. */
export async function prepareItemDocument({
  id,
  files,
  known,
  rendered,
}: ItemFiles & { rendered: RenderedTexts }): Promise<{ item: ItemToWrite | undefined; problems: FileProblem[] }> {
  const { items, problems } = await prepareLibrary(asBuffers(files), known, rendered);
  const item = items.find((each) => each.id === id);
  if (!item || problems.some(isError)) return { item: undefined, problems };
  return { item: { id, file: item.file, files: item.files, prepared: item.prepared }, problems };
}

/** A text of an item as its page would show it, whatever is wrong elsewhere in the item. */
export async function renderItemText({
  id,
  files,
  known,
  path,
  language,
}: ItemFiles & { path: string; language: Language }): Promise<RenderedText> {
  const buffers = asBuffers(files);
  const { text, problems } = readTextFile(buffers.get(path) ?? Buffer.alloc(0));
  if (text === undefined) return { body: [], contents: [], problems: inFile(path, problems) };
  const { items } = readLibrary(buffers);
  const item = items.find((each) => each.id === id) ?? { files: new Map<string, Buffer>(), texts: new Map() };
  const leadsTo = linksIn({ items }, known);
  const first = language === defaultLanguage ? undefined : item.texts.get(defaultLanguage);
  const headings =
    first && (await prepareText(item, first, { language: defaultLanguage, leadsTo, headings: undefined })).contents;
  const rendered = await prepareText(item, { ...markdownFrom(text, 0), path }, { language, leadsTo, headings });
  return { body: rendered.body, contents: rendered.contents, problems: rendered.problems };
}
