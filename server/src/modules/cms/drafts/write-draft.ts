import type { ContentDocument, MergePart, ValueConflict } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import { hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { hasRecentMerge } from '../versions/has-recent-merge.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { composeFiles } from './compose-files.ts';
import { findDraft, isOf } from './find-draft.ts';
import { mergeFile } from './merge-file.ts';

export type DraftWrite = {
  document: ContentDocument;
  path: string;
  bytes: Buffer;
  /** Of what it was made from; null where there was no such file. */
  baseHash: string | null;
  /** What it was made from, for whoever was told that it is outdated. */
  base?: Buffer | null | undefined;
  /** It settles a conflict: what it replaces is kept as a version. */
  isResolution?: boolean;
  /** The server has brought it together with what others wrote. */
  isMerge?: boolean;
  userId: string;
};

export type CurrentFile = { file: StoredFile | undefined; hash: string | null };

export type DraftWritten =
  | { kind: 'saved'; hash: string }
  | { kind: 'merged'; hash: string; bytes: Buffer }
  | { kind: 'outdated'; current: CurrentFile }
  | { kind: 'conflict'; current: CurrentFile; parts: MergePart[] }
  | { kind: 'value-conflict'; current: CurrentFile; conflicts: ValueConflict[] };

/** What is written to a document is written by one at a time. */
export function lockDocument(tx: Db, { kind, id }: ContentDocument): Promise<void> {
  return waitForTurnAt(tx, `document ${kind} ${id}`);
}

/** Saves a file of the draft, based on what its author has seen; the same again changes nothing. */
export async function writeDraft(services: Services, write: DraftWrite): Promise<DraftWritten> {
  const { document, path, bytes, base } = write;
  const attempt = await services.db.transaction((tx) => writeIfCurrent(tx, write));
  if (attempt.kind === 'saved' || base === undefined) return attempt;
  const current = attempt.current.file;
  if (current && !('bytes' in current)) return attempt;
  const merged = await mergeFile(services, document, path, { base, own: bytes, theirs: current?.bytes ?? null });
  if (merged.kind !== 'merged') {
    await services.db.transaction((tx) => keepConflicting(tx, write));
    return { ...merged, current: attempt.current };
  }
  if (!merged.bytes) return attempt;
  const again = { ...write, bytes: merged.bytes, baseHash: attempt.current.hash, isMerge: true };
  const saved = await services.db.transaction((tx) => writeIfCurrent(tx, again));
  // Somebody was faster once more: whoever wrote is told, and tries again from there.
  if (saved.kind !== 'saved') return saved;
  return merged.bytes.equals(bytes) ? saved : { kind: 'merged', hash: saved.hash, bytes: merged.bytes };
}

type Attempt = Extract<DraftWritten, { kind: 'saved' | 'outdated' }>;

async function writeIfCurrent(tx: Db, write: DraftWrite): Promise<Attempt> {
  const { document, path, bytes, baseHash, userId } = write;
  await lockDocument(tx, document);
  const { current, published, draft } = await findCurrent(tx, document, path);
  const hash = hashOfFile({ bytes });
  if (hash === current.hash) return { kind: 'saved', hash };
  if (baseHash !== current.hash) return { kind: 'outdated', current };
  if (write.isResolution || (write.isMerge && !(await hasRecentMerge(tx, document)))) {
    await keepVersion(tx, { document, reason: 'merged', createdBy: userId, files: await composeFiles(tx, document) });
  }
  await putDraft(tx, { document, path, file: { bytes }, published: draft ? undefined : (published ?? null), userId });
  return { kind: 'saved', hash };
}

/** A file as its authors have left it: drafted, or else as it is published. */
export async function findCurrent(tx: Db, document: ContentDocument, path: string) {
  const [draft] = await findDraft(tx, document, [path]);
  const published = await documentsOf(document.kind).findFile(tx, document.id, path);
  const file = draft ? draft.file : published;
  const current: CurrentFile = { file, hash: file ? hashOfFile(file) : null };
  return { current, published, draft };
}

type Put = {
  document: ContentDocument;
  path: string;
  /** Undefined takes it out. */
  file: StoredFile | undefined;
  /** What it is made from, where that has to be remembered: null is nothing, undefined leaves what is known. */
  published: StoredFile | null | undefined;
  userId: string;
};

/** Keeps a file in the draft. One that is as published is no draft. */
export async function putDraft(tx: Db, { document, path, file, published, userId }: Put): Promise<void> {
  const isFile = and(isOf(document), eq(cmsDrafts.path, path));
  const known = published ?? (await documentsOf(document.kind).findFile(tx, document.id, path));
  const isAsPublished = (file && hashOfFile(file)) === (known && hashOfFile(known));
  if (isAsPublished) {
    const [drafted] = await findDraft(tx, document, [path]);
    // What is scheduled will be published: to have taken it back is a change of that.
    if (!drafted?.scheduledIn) {
      await tx.delete(cmsDrafts).where(isFile);
      return;
    }
  }
  const place = {
    content: file && 'bytes' in file ? file.bytes : null,
    storageKey: file && 'storageKey' in file ? file.storageKey : null,
    ...{ updatedBy: userId, updatedAt: sql`now()` },
  };
  const origin = {
    base: known && 'bytes' in known ? known.bytes : null,
    baseHash: known ? hashOfFile(known) : null,
  };
  await tx
    .insert(cmsDrafts)
    .values({ kind: document.kind, documentId: document.id, path, ...place, ...origin })
    .onConflictDoUpdate({ target: [cmsDrafts.kind, cmsDrafts.documentId, cmsDrafts.path], set: place });
}

/** What could not be merged can be had again, also if its author's browser is gone. */
async function keepConflicting(tx: Db, { document, path, bytes, userId }: DraftWrite): Promise<void> {
  await lockDocument(tx, document);
  const files = await composeFiles(tx, document);
  await keepVersion(tx, { document, reason: 'merged', createdBy: userId, files: files.set(path, { bytes }) });
}
