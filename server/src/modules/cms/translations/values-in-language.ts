import type { ContentDocument } from '@navor/contract';
import { type DocumentFiles, hashOfFile, type StoredFile } from '../../../content/documents.ts';
import {
  type TranslatedValue,
  translatedValuesIn,
  withTranslatedValue,
} from '../../../content/translations/translated-values.ts';
import type { DraftFile } from '../drafts/find-draft.ts';
import { readValue, valueIn } from '../drafts/value-files.ts';
import { type TranslatedFile, textOf, translatedFileAt } from './translated-file.ts';

/** The drafted files that are to be published; of a file of values, the texts of one language where only that was chosen. */
export function chooseDrafted(
  document: ContentDocument,
  draft: readonly DraftFile[],
  published: DocumentFiles | undefined,
  paths: readonly string[],
): DraftFile[] {
  const chosen = draft.filter(({ path }) => paths.includes(path));
  for (const path of paths) {
    const text = valuesAt(document, path);
    const drafted = text && draft.find((one) => one.path === text.filePath);
    if (!text || !drafted || paths.includes(text.filePath)) continue;
    const at = chosen.findIndex((one) => one.path === text.filePath);
    const below = chosen[at]?.file ?? published?.get(text.filePath);
    const file = withLanguage(document, text, below, drafted.file);
    const base = published?.get(text.filePath);
    // It is made from what is published now, whatever the draft was made from.
    const one = file && base && { ...drafted, file, baseHash: hashOfFile(base) };
    if (one) chosen.splice(at < 0 ? chosen.length : at, at < 0 ? 0 : 1, one);
  }
  return chosen;
}

function valuesAt(document: ContentDocument, path: string): TranslatedFile | undefined {
  if (!/\.[a-z]+\.yaml$/.test(path)) return undefined;
  const text = translatedFileAt(document, path);
  return text.isValues ? text : undefined;
}

/** What is published with the texts of one language as they are drafted. */
function withLanguage(
  document: ContentDocument,
  { filePath, language }: TranslatedFile,
  published: StoredFile | undefined,
  drafted: StoredFile | undefined,
): StoredFile | undefined {
  const bytes = published && 'bytes' in published ? published.bytes : undefined;
  let value: unknown = valueIn(document, filePath, bytes);
  if (!value) return undefined;
  const known = new Map(translatedValuesIn(textOf(published) ?? '').map((one) => [nameOf(one), one]));
  for (const one of translatedValuesIn(textOf(drafted) ?? '')) {
    const text = one.texts[language];
    const below = known.get(nameOf(one));
    // What has only a number may have been another one before: then its source tells.
    const isSame = below && (!one.names.some((name) => /^\d+$/.test(name)) || below.texts.sl === one.texts.sl);
    if (isSame && text !== undefined) value = withTranslatedValue(value, below.place, language, text) ?? value;
  }
  const read = readValue(document, filePath, value);
  return read.kind === 'read' ? { bytes: read.bytes } : undefined;
}

const nameOf = ({ names }: TranslatedValue) => JSON.stringify(names);
