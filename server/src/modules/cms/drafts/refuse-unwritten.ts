import type { ContentDocument } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { uploadKindAt } from '../files/upload-kind.ts';

/**
 * Refuses what is not written as text: pictures, captions and videos come in as uploads alone, which look at what they are and
 * keep them where readers find them. Drawings and tables stay with the document and are checked with it.
 */
export function refuseUnwritten({ kind }: Pick<ContentDocument, 'kind'>, path: string): void {
  const { textAt, valueAt, uploads } = documentsOf(kind);
  const shown = uploadKindAt(uploads, path);
  const isOfDocument = shown !== undefined && uploads?.folders[shown]?.keyOf === undefined;
  if (!(textAt(path) || valueAt(path) || isOfDocument)) throw new AppError('NOT_FOUND');
}
