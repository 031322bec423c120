import { createHash } from 'node:crypto';
import type { ContentDocument } from '@navor/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile, type PublishedDocument, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cmsDrafts } from '../cms.tables.ts';

export type DraftFile = {
  path: string;
  /** Undefined where the draft takes the file out. */
  file: StoredFile | undefined;
  base: Buffer | null;
  baseHash: string | null;
  /** The scheduled version that it goes on from. */
  scheduledIn: string | null;
  updatedBy: string | null;
  updatedAt: Date;
};

export function isOf({ kind, id }: ContentDocument) {
  return and(eq(cmsDrafts.kind, kind), eq(cmsDrafts.documentId, id));
}

/** All drafted files of a document, by path. */
export async function findDraft(db: Db, document: ContentDocument, paths?: readonly string[]): Promise<DraftFile[]> {
  const isWanted = paths && inArray(cmsDrafts.path, [...paths]);
  const rows = await db
    .select()
    .from(cmsDrafts)
    .where(and(isOf(document), isWanted))
    .orderBy(asc(cmsDrafts.path));
  return rows.map(({ kind: _, documentId: __, content, storageKey, ...drafted }) => ({
    ...drafted,
    file: storedFile(content, storageKey),
  }));
}

function storedFile(content: Buffer | null, storageKey: string | null): StoredFile | undefined {
  if (storageKey) return { storageKey };
  return content ? { bytes: content } : undefined;
}

/** Names a draft as a whole: another one as soon as any of its files is. */
export function draftHash(draft: readonly DraftFile[]): string | null {
  if (draft.length === 0) return null;
  const hash = createHash('sha256');
  for (const { path, file } of draft) hash.update(`${path}\0${file ? hashOfFile(file) : ''}\0`);
  return hash.digest('hex');
}

/** What is published with a draft laid over it. */
export function overlay(published: PublishedDocument | undefined, draft: readonly DraftFile[]): DocumentFiles {
  const files: DocumentFiles = new Map(published?.files);
  for (const { path, file } of draft) {
    if (file) files.set(path, file);
    else files.delete(path);
  }
  return files;
}
