import { defaultLanguage, type Language } from '@navor/languages';
import type { RenderedText } from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { markdownFrom } from '../../../content/files/markdown-body.ts';
import { type FileProblem, inFile, isError } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { preparePages, renderPage } from './prepare-pages.ts';
import { readPages } from './read-pages.ts';
import { unknownIn } from './rules/placeholders.ts';
import type { PageToWrite } from './save-pages.ts';

/** By their path in the folder of the whole content. */
type PageFiles = { files: ReadonlyMap<string, Uint8Array> };

/** Checks and renders one page; undefined where it has faults. */
export async function preparePageDocument({
  files,
}: PageFiles): Promise<{ page: PageToWrite | undefined; problems: FileProblem[] }> {
  const { pages, problems } = await preparePages(asBuffers(files));
  const [page] = pages;
  if (!page || problems.some(isError)) return { page: undefined, problems };
  return { page: { id: page.id, file: page.file, prepared: page.prepared }, problems };
}

/** A text of a page as readers would be shown it, whatever is wrong elsewhere in the page. */
export async function renderPageText({
  files,
  path,
  language,
}: PageFiles & { path: string; language: Language }): Promise<RenderedText> {
  const buffers = asBuffers(files);
  const { text, problems } = readTextFile(buffers.get(path) ?? Buffer.alloc(0));
  if (text === undefined) return { body: [], contents: [], problems: inFile(path, problems) };
  const first = language === defaultLanguage ? undefined : readPages(buffers).pages[0]?.texts.get(defaultLanguage);
  const headings = first && (await renderPage(first, defaultLanguage, undefined)).contents;
  const written = { ...markdownFrom(text, 0), path };
  const rendered = await renderPage(written, language, headings);
  return {
    ...{ body: rendered.body, contents: rendered.contents },
    problems: [...rendered.problems, ...unknownIn(written)],
  };
}
