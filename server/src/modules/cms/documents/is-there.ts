import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { documentsOf } from './document-kinds.ts';

/** Whether anything of a document is published or drafted. */
export async function isThere(db: Db, document: ContentDocument): Promise<boolean> {
  const { findTitles, mainFile } = documentsOf(document.kind);
  if ((await findTitles(db, [document.id])).size > 0) return true;
  return (await findDraft(db, document, [mainFile])).length > 0;
}
