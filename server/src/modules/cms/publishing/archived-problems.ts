import type { ContentDocument } from '@navor/contract';
import type { FileProblem } from '../../../content/files/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findArchived } from '../../authorship/index.ts';
import { documentsOf } from '../documents/document-kinds.ts';

/** What was put away is not published, by whichever way, until somebody takes it out again. */
export async function archivedProblems(db: Db, document: ContentDocument): Promise<FileProblem[]> {
  if (!(await findArchived(db, document))) return [];
  const path = documentsOf(document.kind).mainFile;
  const message = 'This is archived: take it out of the archive first';
  return [{ path, line: 1, rule: 'archived', severity: 'error', message, fault: { code: 'archived', parts: [] } }];
}
