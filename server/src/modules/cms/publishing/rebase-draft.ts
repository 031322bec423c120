import type { ContentDocument } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile, type PublishedDocument, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { type DraftFile, findDraft, isOf, overlay } from '../drafts/find-draft.ts';
import { mergeFile } from '../drafts/merge-file.ts';

export type Rebased = { kind: 'rebased'; draft: DraftFile[] } | { kind: 'conflict'; paths: string[] };

/** A draft as it is over what is published by now, where that is not what it was made from. */
export async function rebaseDraft(
  services: Pick<Services, 'threads'>,
  document: ContentDocument,
  draft: readonly DraftFile[],
  published: PublishedDocument | undefined,
  /** The author has seen that both have changed the same, and decided for the draft. */
  isDraftToHold = false,
): Promise<Rebased> {
  const rebased: DraftFile[] = [];
  const conflicts: string[] = [];
  for (const drafted of draft) {
    const { path, file, base, baseHash } = drafted;
    const below = published?.files.get(path);
    const isMoved = (below ? hashOfFile(below) : null) !== baseHash;
    const isMergeable = (!file || 'bytes' in file) && (!below || 'bytes' in below);
    const isSame = (file && hashOfFile(file)) === (below && hashOfFile(below));
    if (!isMoved || isSame || (!isMergeable && isDraftToHold)) {
      rebased.push(drafted);
      continue;
    }
    if (!isMergeable) {
      conflicts.push(path);
      continue;
    }
    const sides = { base, own: file?.bytes ?? null, theirs: below?.bytes ?? null };
    const merged = await mergeFile(services, document, path, sides);
    if (merged.kind !== 'merged' && isDraftToHold) rebased.push(drafted);
    else if (merged.kind !== 'merged') conflicts.push(path);
    else rebased.push(onto(drafted, merged.bytes, below));
  }
  return conflicts.length > 0 ? { kind: 'conflict', paths: conflicts } : { kind: 'rebased', draft: rebased };
}

/** A document as publishing its draft would make it; where both have changed the same, as the draft has it. */
export async function rebasedFiles(
  services: Pick<Services, 'db' | 'threads'>,
  document: ContentDocument,
  published: PublishedDocument | undefined,
): Promise<DocumentFiles> {
  const draft = await findDraft(services.db, document);
  const rebased = await rebaseDraft(services, document, draft, published, true);
  return overlay(published, rebased.kind === 'rebased' ? rebased.draft : draft);
}

/** A draft goes on from what both have become: otherwise what came beneath it would look taken back by it. */
export async function keepRebased(
  tx: Db,
  document: ContentDocument,
  { before, after }: Record<'before' | 'after', readonly DraftFile[]>,
): Promise<void> {
  for (const rebased of after.filter((one) => !before.includes(one))) {
    const { path, file, base, baseHash } = rebased;
    const content = file && 'bytes' in file ? file.bytes : null;
    await tx
      .update(cmsDrafts)
      .set({ content, base, baseHash, updatedAt: sql`now()` })
      .where(and(isOf(document), eq(cmsDrafts.path, path)));
  }
}

function onto(drafted: DraftFile, merged: Buffer | null, below: StoredFile | undefined): DraftFile {
  return {
    ...drafted,
    file: merged ? { bytes: merged } : undefined,
    base: below && 'bytes' in below ? below.bytes : null,
    baseHash: below ? hashOfFile(below) : null,
  };
}
