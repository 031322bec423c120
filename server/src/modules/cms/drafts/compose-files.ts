import type { ContentDocument } from '@navor/contract';
import type { DocumentFiles } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { findDraft, overlay } from './find-draft.ts';

/** A document as its authors have left it: what is published, with the draft over it. */
export async function composeFiles(db: Db, document: ContentDocument): Promise<DocumentFiles> {
  return overlay(await documentsOf(document.kind).find(db, document.id), await findDraft(db, document));
}
