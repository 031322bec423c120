import { type Language, languages } from '@navor/languages';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { markdownFrom, type WrittenMarkdown } from '../../../content/files/markdown-body.ts';
import { type FileProblem, inFile } from '../../../content/files/problem.ts';
import { readTextFile } from '../../../content/files/text-file.ts';
import { mostSharedTokens } from '../../../content/files/yaml.ts';
import { type LineOf, readYamlFile } from '../../../content/files/yaml-file.ts';
import { type ItemFile, itemShape, type TagsFile, tagsShape } from './library-shapes.ts';

export type ReadTags = { path: string; file: TagsFile; lineOf: LineOf };
export type ReadText = WrittenMarkdown & { path: string };
export type ReadItem = {
  id: string;
  path: string;
  file: ItemFile;
  lineOf: LineOf;
  texts: Map<Language, ReadText>;
  /** Drawings and the data of tables by their path in the item's folder. */
  files: Map<string, Buffer>;
};

export type ReadLibrary = { tags: ReadTags | undefined; items: ReadItem[]; problems: FileProblem[] };

/** Takes the files apart. What can't be read is left out and reported. */
export function readLibrary(files: ContentFiles): ReadLibrary {
  const content: ReadLibrary = { tags: undefined, items: [], problems: [] };
  for (const [path, bytes] of files) {
    if (path === 'library/tags.yaml') readTags(content, path, bytes);
    const id = /^library\/([^/]+)\/item\.yaml$/.exec(path)?.[1];
    if (id !== undefined) readItem(content, id, path, files);
    const folder = /^(library\/[^/]+)\//.exec(path)?.[1];
    if (folder && !files.has(`${folder}/item.yaml`)) {
      const message = `${folder} has no item.yaml, so this file belongs to nothing`;
      content.problems.push({ path, line: 1, rule: 'stray-file', severity: 'error', message });
    }
  }
  return content;
}

function readTags(content: ReadLibrary, path: string, bytes: Buffer): void {
  const { value, problems, lineOf } = readYamlFile(bytes, tagsShape, mostSharedTokens);
  content.problems.push(...inFile(path, problems));
  if (value) content.tags = { path, file: value, lineOf };
}

function readItem(content: ReadLibrary, id: string, path: string, files: ContentFiles): void {
  const { value, problems, lineOf } = readYamlFile(files.get(path) ?? Buffer.alloc(0), itemShape);
  content.problems.push(...inFile(path, problems));
  if (!value) return;
  const item: ReadItem = { id, path, file: value, lineOf, texts: new Map(), files: new Map() };
  const folder = `library/${id}/`;
  for (const [filePath, bytes] of files) {
    if (!filePath.startsWith(folder) || filePath === path) continue;
    if (filePath.endsWith('.md')) content.problems.push(...readText(item, filePath, bytes));
    else content.problems.push(...readFile(item, filePath.slice(folder.length), bytes));
  }
  content.items.push(item);
}

function readText(item: ReadItem, path: string, bytes: Buffer): FileProblem[] {
  const code = /^library\/[^/]+\/text\.([a-z]+)\.md$/.exec(path)?.[1];
  const language = languages.find((one) => one === code);
  if (!language) {
    const message = `An item's texts are named text.<language>.md, with ${languages.join(', ')} as languages`;
    return [{ path, line: 1, rule: 'file-name', severity: 'error', message }];
  }
  const { text, problems } = readTextFile(bytes);
  if (text !== undefined) item.texts.set(language, { ...markdownFrom(text, 0), path });
  return inFile(path, problems);
}

/** Drawings and tables are texts too. */
function readFile(item: ReadItem, path: string, bytes: Buffer): FileProblem[] {
  item.files.set(path, bytes);
  return /\.(svg|csv)$/.test(path) ? inFile(`library/${item.id}/${path}`, readTextFile(bytes).problems) : [];
}
