import type { ContentDocument } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findDraft } from './find-draft.ts';

export async function isFileDrafted(db: Db, document: ContentDocument, path: string): Promise<boolean> {
  return (await findDraft(db, document, [path])).length > 0;
}

export async function findDraftedText(db: Db, document: ContentDocument, path: string) {
  const [drafted] = await findDraft(db, document, [path]);
  return drafted?.file && 'bytes' in drafted.file
    ? { bytes: drafted.file.bytes, updatedAt: drafted.updatedAt }
    : undefined;
}
