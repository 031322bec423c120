import type { ContentDocument } from '@navor/contract';
import { and, desc, eq } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsVersions, type VersionFiles } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { draftHash, findDraft, overlay } from '../drafts/find-draft.ts';
import { mergeFile } from '../drafts/merge-file.ts';
import { isVersionOf } from '../versions/keep-version.ts';

export type MergedArchive = {
  /** Of the draft that it was merged with. */
  draftHash: string | null;
  /** All files that there are before. */
  before: DocumentFiles;
  /** What is to be drafted; undefined takes a file out. */
  changed: Map<string, StoredFile | undefined>;
  /** Files that were drafted and come in otherwise: the draft stays. */
  conflicts: string[];
};

/**
 * Brings the files of an archive together with a document. What is published gets a draft over it; what somebody has drafted
 * already is merged, and stays as it is where both say something else of the same place.
 */
export async function mergeArchived(
  services: Pick<Services, 'db' | 'threads'>,
  document: ContentDocument,
  taken: DocumentFiles,
): Promise<MergedArchive> {
  const draft = await findDraft(services.db, document);
  const drafted = new Map(draft.map((one) => [one.path, one]));
  const before = overlay(await documentsOf(document.kind).find(services.db, document.id), draft);
  const imported = await findImported(services.db, document);
  const merged: MergedArchive = { draftHash: draftHash(draft), before, changed: new Map(), conflicts: [] };
  for (const path of new Set([...before.keys(), ...taken.keys(), ...drafted.keys()])) {
    const [theirs, own] = [before.get(path), taken.get(path)];
    const one = drafted.get(path);
    if (hashOf(theirs) === hashOf(own)) continue;
    const isAsImported = theirs !== undefined && imported[path]?.hash === hashOf(theirs);
    if (!one || isAsImported) {
      merged.changed.set(path, own);
      continue;
    }
    // As published before it was drafted: nothing new.
    if (hashOf(own) === one.baseHash) continue;
    const file = await mergeOne(services, document, path, { base: one.base, own, theirs });
    if (file === 'conflict') merged.conflicts.push(path);
    else if (hashOf(file) !== hashOf(theirs)) merged.changed.set(path, file);
  }
  return merged;
}

/** What an archive brought in last: as long as nobody has changed it since, what comes in now takes its place. */
async function findImported(db: Db, document: ContentDocument): Promise<VersionFiles> {
  const [last] = await db
    .select({ files: cmsVersions.files })
    .from(cmsVersions)
    .where(and(isVersionOf(document), eq(cmsVersions.reason, 'imported')))
    .orderBy(desc(cmsVersions.number))
    .limit(1);
  return last?.files ?? {};
}

type Sides = { base: Buffer | null; own: StoredFile | undefined; theirs: StoredFile | undefined };

async function mergeOne(
  services: Pick<Services, 'threads'>,
  document: ContentDocument,
  path: string,
  { base, own, theirs }: Sides,
): Promise<StoredFile | undefined | 'conflict'> {
  const [ours, other] = [bytesOf(own), bytesOf(theirs)];
  if (ours === undefined || other === undefined) return 'conflict';
  const merged = await mergeFile(services, document, path, { base, own: ours, theirs: other });
  if (merged.kind !== 'merged') return 'conflict';
  return merged.bytes ? { bytes: merged.bytes } : undefined;
}

/** Undefined for what lies in storage: of two such files neither is a part of the other. */
function bytesOf(file: StoredFile | undefined): Buffer | null | undefined {
  if (!file) return null;
  return 'bytes' in file ? file.bytes : undefined;
}

function hashOf(file: StoredFile | undefined): string | null {
  return file ? hashOfFile(file) : null;
}
