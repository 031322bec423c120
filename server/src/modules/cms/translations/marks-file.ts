import type { ContentDocument } from '@navor/contract';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { addMarks, findMarksOf } from './known-marks.ts';
import { type TranslatedFile, translatedFileAt } from './translated-file.ts';

/** What a translation was right for, by the path of its text. */
export type ReadMarks = { path: string; marks: TranslationMark[] };

const folder = 'translations/';

/**
 * The marks of a document's translations as files of its export, one for each text. They lie in a folder beside its files and
 * are none of them: whoever loads the document passes over it.
 */
export async function exportMarks(db: Db, document: ContentDocument): Promise<Map<string, Buffer>> {
  const marks = [...(await findMarksOf(db, document))].filter(([, list]) => list.length > 0);
  return new Map(marks.map(([path, list]) => [`${folder}${path}.json`, written(list)]));
}

/** A mark on each line: what changes is a few of them. */
function written(marks: readonly TranslationMark[]): Buffer {
  const lines = marks.map(({ own, source, sourceText }) => JSON.stringify({ own, source, source_text: sourceText }));
  return Buffer.from(`[\n${lines.join(',\n')}\n]\n`);
}

/** Adds marks of exported files to those of a document. The caller holds the document's lock. */
export async function importMarks(tx: Db, document: ContentDocument, read: readonly ReadMarks[]): Promise<void> {
  for (const { path, marks } of read) await addMarks(tx, { document, path }, marks);
}

/** Undefined for a file that says something else. */
export async function readMarks(
  { threads }: Pick<Services, 'threads'>,
  document: ContentDocument,
  { path, bytes }: { path: string; bytes: Buffer },
): Promise<ReadMarks | undefined> {
  const text = markedText(document, path);
  const marks = text && (await threads.run(parseMarksTask, bytes));
  return text && marks && { path: text.path, marks };
}

function markedText(document: ContentDocument, path: string): TranslatedFile | undefined {
  const name = path.startsWith(folder) && path.endsWith('.json') ? path.slice(folder.length, -'.json'.length) : '';
  try {
    return translatedFileAt(document, name);
  } catch {
    return undefined;
  }
}

const parseMarksTask = defineThreadTask<typeof import('./parse-marks.ts'), 'parseMarks'>({
  ...{ name: 'parseMarks', file: new URL('./parse-marks.ts', import.meta.url), limitMs: 20_000 },
});
