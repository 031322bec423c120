import type { ContentDocument } from '@navor/contract';
import { defaultLanguage, isLanguage, type Language, languages } from '@navor/languages';
import type { DocumentFiles, StoredFile } from '../../../content/documents.ts';
import type { TextPair } from '../../../content/translations/assess-translation.ts';
import { AppError } from '../../../platform/errors.ts';
import { documentsOf } from '../documents/document-kinds.ts';

/** A translated text, and its source. */
export type TranslatedFile = {
  /** The text's own file; for the short texts of a file of values, which holds all languages, a name such as `course.en.yaml`. */
  path: string;
  language: Language;
  sourcePath: string;
  textId: string | null;
  /** The file that it is in. */
  filePath: string;
  isValues: boolean;
};

/** What a path says of a text; anything but a translation leads nowhere. */
export function translatedFileAt({ kind }: Pick<ContentDocument, 'kind'>, path: string): TranslatedFile {
  const documents = documentsOf(kind);
  const [, stem = '', code] = /^(.+)\.([a-z]+)\.yaml$/.exec(path) ?? [];
  const filePath = `${stem}.yaml`;
  if (documents.isFile(filePath) && documents.valueAt(filePath) && isLanguage(code) && code !== defaultLanguage) {
    const textId = filePath === documents.mainFile ? null : (stem.split('/').at(-1) ?? null);
    return { path, language: code, sourcePath: filePath, textId, filePath, isValues: true };
  }
  const text = documents.textAt(path);
  if (!text || text.language === defaultLanguage) throw new AppError('NOT_FOUND');
  return { path, ...text, sourcePath: inLanguage(path, defaultLanguage), filePath: path, isValues: false };
}

/** The translations that texts of these files have or could have. */
export function translatedFiles({ kind }: Pick<ContentDocument, 'kind'>, paths: Iterable<string>): TranslatedFile[] {
  const { textAt, valueAt, mainFile } = documentsOf(kind);
  // What a document is called comes first, as it does where it is read.
  const rank = (path: string) => `${path === mainFile ? 0 : 1}${path}`;
  return [...paths]
    .filter((path) => textAt(path)?.language === defaultLanguage || valueAt(path))
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .flatMap((path) => translationsOf({ kind }, path));
}

/** Of a text in its first language, into all others. */
export function translationsOf({ kind }: Pick<ContentDocument, 'kind'>, sourcePath: string): TranslatedFile[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => translatedFileAt({ kind }, inLanguage(sourcePath, language)));
}

export function pairIn(files: DocumentFiles | undefined, text: TranslatedFile): TextPair {
  const { filePath, sourcePath, language, isValues } = text;
  const pair = { source: textOf(files?.get(sourcePath)) ?? '', own: textOf(files?.get(filePath)) ?? '' };
  return isValues ? { ...pair, valuesIn: language } : pair;
}

export function textOf(file: StoredFile | undefined): string | null {
  return file && 'bytes' in file ? file.bytes.toString('utf8') : null;
}

/** The same text in another language. */
export function inLanguage(path: string, language: Language): string {
  return path.replace(/(?:\.[a-z]+)?\.(md|yaml)$/, `.${language}.$1`);
}
