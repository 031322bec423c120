import type { ContentDocument } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { documentsOf } from './document-kinds.ts';

/** What its main file calls it; its id while that cannot be read. */
export function titleIn({ kind, id }: ContentDocument, files: DocumentFiles): Translated {
  const main = files.get(documentsOf(kind).mainFile);
  return (main && 'bytes' in main && titleOf(kind, main.bytes)) || { sl: id };
}

/** By kind and hash: lists need the titles of all documents, whose main files may be long, and mostly are as they were. */
const titles = new Map<string, Translated | null>();
const mostTitles = 2_000;

function titleOf(kind: ContentDocument['kind'], bytes: Buffer): Translated | null {
  const key = `${kind} ${hashOfFile({ bytes })}`;
  const known = titles.get(key);
  if (known !== undefined) return known;
  const { mainFile, valueAt } = documentsOf(kind);
  const described = valueAt(mainFile);
  const value = described && readYamlFile(bytes, described.shape).value;
  const title = (value as { title?: Translated } | undefined)?.title ?? null;
  const [oldest] = titles.keys();
  if (titles.size >= mostTitles && oldest !== undefined) titles.delete(oldest);
  titles.set(key, title);
  return title;
}
