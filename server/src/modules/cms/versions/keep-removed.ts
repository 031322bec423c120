import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { composeFiles } from '../drafts/compose-files.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { keepVersion } from './keep-version.ts';

type Removal = { document: ContentDocument; paths: readonly string[]; userId: string };

/**
 * Keeps a document before files are taken out of its draft which only the draft has as they are: somebody else may have written
 * them, and nothing would bring them back. The caller holds its lock.
 */
export async function keepRemoved(tx: Db, { document, paths, userId }: Removal): Promise<void> {
  if (paths.length === 0) return;
  const drafted = await findDraft(tx, document, paths);
  if (!drafted.some(({ file }) => file)) return;
  const files = await composeFiles(tx, document);
  await keepVersion(tx, { document, reason: 'kept', files, createdBy: userId, unlessKept: true });
}
