import {
  type ContentDocument,
  type DocumentKindName,
  type FileFilter,
  type FileUse,
  fileFilters,
} from '@navor/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { cmsFileCounts } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { findRevisions } from '../documents/find-revisions.ts';
import { findDraft, overlay } from '../drafts/find-draft.ts';
import { findUses } from './find-uses.ts';
import { uploadKindAt } from './upload-kind.ts';

export type FileCounts = Record<FileFilter, number>;

export type CountedDocument = ContentDocument & {
  revision: string;
  /** As they were when they were last counted, if they were. */
  counts: FileCounts | undefined;
  /** Whether nothing has changed since. */
  isCurrent: boolean;
};

/** What is known of the files of documents: a handful of statements, however many. */
export async function findCountedFiles(
  db: Db,
  kind: DocumentKindName,
  ids: readonly string[],
): Promise<CountedDocument[]> {
  const revisionOf = await findRevisions(db, kind, ids);
  const rows = await db
    .select()
    .from(cmsFileCounts)
    .where(and(eq(cmsFileCounts.kind, kind), inArray(cmsFileCounts.documentId, [...ids])));
  const known = new Map(rows.map(({ documentId, ...row }) => [documentId, row]));
  return ids.map((id) => {
    const row = known.get(id);
    const revision = revisionOf(id);
    return { kind, id, revision, counts: row, isCurrent: row?.revision === revision };
  });
}

/** `revision` was found before the files are: what changes meanwhile is counted again the next time. */
export async function countFiles(
  db: Db,
  { revision, ...document }: ContentDocument & { revision: string },
): Promise<FileCounts> {
  const { kind, id } = document;
  const documents = documentsOf(kind);
  const published = await documents.find(db, id);
  const composed = overlay(published, await findDraft(db, document));
  const uses = findUses(documents, composed, published?.files ?? new Map());
  const counts: FileCounts = { all: 0, unused: 0, undescribed: 0 };
  for (const path of composed.keys()) {
    if (!uploadKindAt(documents.uploads, path)) continue;
    for (const filter of fileFilters) if (isAmong(filter, uses.get(path) ?? [])) counts[filter]++;
  }
  await db
    .insert(cmsFileCounts)
    .values({ kind, documentId: id, revision, ...counts })
    .onConflictDoUpdate({ target: [cmsFileCounts.kind, cmsFileCounts.documentId], set: { revision, ...counts } });
  return counts;
}

/** Whether a file with these uses is shown by that choice. */
export function isAmong(filter: FileFilter, uses: readonly FileUse[]): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unused':
      return uses.length === 0;
    case 'undescribed':
      return uses.some((use) => use.is_alt_missing);
  }
}
