import type { ContentDocument } from '@navor/contract';
import type { DocumentFiles } from '../../../content/documents.ts';
import type { TranslationMark } from '../../../content/translations/translation-marks.ts';
import { settleMarksTask } from '../../../content/translations/translation-tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addMarks, findMarksOf } from './known-marks.ts';
import { pairIn, translatedFiles } from './translated-file.ts';

type Publication = { document: ContentDocument; before: DocumentFiles | undefined; files: DocumentFiles };

/**
 * Finds out what has to be remembered of a document's translations when other files of it are published: once they are, nothing
 * else tells what was right before. Saved in the transaction that publishes.
 */
export async function settleTranslations(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { document, before, files }: Publication,
): Promise<{ save: (tx: Db) => Promise<void> }> {
  const known = await findMarksOf(db, document);
  const settled = new Map<string, readonly TranslationMark[]>();
  for (const text of translatedFiles(document, files.keys())) {
    const pairs = { before: pairIn(before, text), after: pairIn(files, text) };
    const isChanged = pairs.before.source !== pairs.after.source || pairs.before.own !== pairs.after.own;
    if (!isChanged || pairs.after.own === '') continue;
    settled.set(text.path, await threads.run(settleMarksTask, { ...pairs, marks: known.get(text.path) ?? [] }));
  }
  return {
    async save(tx) {
      for (const [path, marks] of settled) await addMarks(tx, { document, path }, marks);
    },
  };
}
