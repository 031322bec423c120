import type { ContentDocument, DocumentVersion } from '@navor/contract';
import { desc } from 'drizzle-orm';
import type { DocumentFiles } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { namePeople } from '../../identity/index.ts';
import { cmsVersions } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { findDraft, overlay } from '../drafts/find-draft.ts';
import { changesBetween, type FileHashes, hashesOf, hashesOfVersion } from './file-changes.ts';
import type { VersionRow } from './find-version.ts';
import { isVersionOf } from './keep-version.ts';

const pageSize = 20;

/** The versions of a document, newest first. */
export async function listVersions(db: Db, document: ContentDocument, page: number) {
  const count = await db.$count(cmsVersions, isVersionOf(document));
  const rows = await db
    .select()
    .from(cmsVersions)
    .where(isVersionOf(document))
    .orderBy(desc(cmsVersions.number))
    // With the one before the last, which tells what changed in that.
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return {
    count,
    page_count: Math.max(1, Math.ceil(count / pageSize)),
    versions: await presentVersions(db, document, rows.slice(0, pageSize), rows),
  };
}

/** @param known the versions and the one before the oldest of them, newest first */
export async function presentVersions(
  db: Db,
  document: ContentDocument,
  rows: readonly VersionRow[],
  known: readonly VersionRow[],
): Promise<DocumentVersion[]> {
  const now = await findNow(db, document);
  const [published, current] = [hashesOf(now.published), hashesOf(now.current)];
  const names = await namePeople(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map((row, at) => {
    const files = hashesOfVersion(row.files);
    return {
      ...{ id: row.id, number: row.number, reason: row.reason, note: row.note, created_at: row.createdAt },
      created_by: (row.createdBy && names.get(row.createdBy)) ?? null,
      is_published: now.isOpen && isSame(files, published),
      is_current: isSame(files, current),
      changes: changesBetween(hashesOfVersion(known[at + 1]?.files ?? {}), files),
    };
  });
}

/** What readers have and what the authors have left; nothing where nobody ever published it. */
export async function findNow(
  db: Db,
  document: ContentDocument,
): Promise<{ published: DocumentFiles; current: DocumentFiles; isOpen: boolean }> {
  const published = await documentsOf(document.kind).find(db, document.id);
  return {
    published: published?.files ?? new Map(),
    current: overlay(published, await findDraft(db, document)),
    isOpen: published?.status === 'published',
  };
}

function isSame(one: FileHashes, other: FileHashes): boolean {
  return changesBetween(one, other).length === 0;
}
