import type { ContentDocument } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';
import { documentsOf } from '../documents/document-kinds.ts';

/** Nothing is found of a document without the file that says what it is, not even by those whose it is. */
export function refuseMainFile({ kind }: ContentDocument, paths: readonly string[]): void {
  if (paths.includes(documentsOf(kind).mainFile)) throw new AppError('NOT_POSSIBLE_NOW');
}
