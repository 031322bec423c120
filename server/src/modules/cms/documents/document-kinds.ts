import type { ContentDocument, DocumentKindName } from '@navor/contract';
import type { Documents } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { courseDocuments, isContentId } from '../../courses/index.ts';
import { itemDocuments, libraryContent } from '../../library/index.ts';
import { pageDocuments } from '../../pages/index.ts';
import { quizDocuments } from '../../quizzes/index.ts';

const all: readonly Documents[] = [courseDocuments, quizDocuments, itemDocuments, pageDocuments];

/** How documents of a kind are found, checked and published. */
export function documentsOf(kind: DocumentKindName): Documents {
  const documents = all.find((one) => one.kind === kind);
  if (!documents) throw new AppError('NOT_FOUND');
  return documents;
}

/** Whether there are documents of a kind in this installation. */
export function hasDocuments(kind: DocumentKindName): boolean {
  return all.some((one) => one.kind === kind);
}

export function allDocuments(): readonly Documents[] {
  return all;
}

/** What cannot be a document, or a file of one, leads nowhere. */
export function refuseImpossible({ kind, id }: ContentDocument, path?: string): void {
  const isFile = path === undefined || documentsOf(kind).isFile(path);
  if (!isContentId(id) || !isFile) throw new AppError('NOT_FOUND');
}

/** Where texts may lead to besides content of their own kind. */
export async function addressesOf(db: Db): Promise<string[]> {
  return (await libraryContent.addresses?.(new Map(), db)) ?? [];
}

/** Authors know files by their path in the document, not in the folder of all content. */
export function inOwnFolder<Found extends { path: string }>({ kind, id }: ContentDocument, problems: Found[]): Found[] {
  const folder = `${documentsOf(kind).folder}/${id}/`;
  return problems.map((problem) =>
    problem.path.startsWith(folder) ? { ...problem, path: problem.path.slice(folder.length) } : problem,
  );
}
