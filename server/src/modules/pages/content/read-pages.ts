import { type PageId, pageIds } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { markdownFrom, type WrittenMarkdown } from '../../../content/files/markdown-body.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { type LineOf, readYamlFile } from '../../../content/files/yaml-file.ts';
import { type PageFile, pageShape } from './page-shapes.ts';

export type ReadText = WrittenMarkdown & { path: string };
export type ReadPage = { id: PageId; path: string; file: PageFile; lineOf: LineOf; texts: Map<Language, ReadText> };
export type ReadPages = { pages: ReadPage[]; problems: FileProblem[] };

/** Takes the files apart. What can't be read is left out and reported. */
export function readPages(files: ContentFiles): ReadPages {
  const content: ReadPages = { pages: [], problems: [] };
  for (const [path, bytes] of files) {
    const [, folder, name] = /^(pages\/[^/]+)\/(.+)$/.exec(path) ?? [];
    if (name === 'page.yaml') readPage(content, path, bytes, files);
    else if (folder && !files.has(`${folder}/page.yaml`)) {
      const message = `${folder} has no page.yaml, so this file belongs to nothing`;
      content.problems.push({ path, line: 1, rule: 'stray-file', severity: 'error', message });
    }
  }
  return content;
}

function readPage(content: ReadPages, path: string, bytes: Buffer, files: ContentFiles): void {
  const folder = path.slice(0, -'/page.yaml'.length);
  const name = folder.slice('pages/'.length);
  const id = pageIds.find((one) => one === name);
  if (!id) {
    const message = `There is no address for a page "${name}": pages are ${pageIds.join(', ')}`;
    content.problems.push({ path, line: 1, rule: 'unknown-page', severity: 'error', message });
    return;
  }
  const { value, problems, lineOf } = readYamlFile(bytes, pageShape);
  content.problems.push(...inFile(path, problems));
  if (!value) return;
  const page: ReadPage = { id, path, file: value, lineOf, texts: new Map() };
  for (const [filePath, text] of files) {
    if (filePath === path || !filePath.startsWith(`${folder}/`)) continue;
    content.problems.push(...readText(page, filePath, text));
  }
  content.pages.push(page);
}

function readText(page: ReadPage, path: string, bytes: Buffer): FileProblem[] {
  const code = /\/text\.([a-z]+)\.md$/.exec(path)?.[1];
  const language = languages.find((one) => one === code);
  if (!language) {
    const message = `A page's texts are named text.<language>.md, with ${languages.join(', ')} as languages`;
    return [{ path, line: 1, rule: 'file-name', severity: 'error', message }];
  }
  const { text, problems } = readTextFile(bytes);
  if (text !== undefined) page.texts.set(language, { ...markdownFrom(text, 0), path });
  return inFile(path, problems);
}
