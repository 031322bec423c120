import type { ContentDocument } from '@navor/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { draftHash, findDraft, isOf, overlay } from '../drafts/find-draft.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { findVersion } from './find-version.ts';
import { keepVersion, readVersionFiles } from './keep-version.ts';

type Restoring = { document: ContentDocument; versionId: string; draftHash: string | null; userId: string };
type Restored = { kind: 'restored'; draft_hash: string | null; undo_version_id: string } | { kind: 'outdated' };

/**
 * Makes a version the draft, whatever the draft was: readers see it once that is published. What was there before is a version
 * as well, so that restoring that one takes it back.
 */
export function restoreVersion({ db }: Pick<Services, 'db'>, restoring: Restoring): Promise<Restored> {
  const { document, versionId, userId } = restoring;
  return db.transaction(async (tx): Promise<Restored> => {
    await lockDocument(tx, document);
    const version = await findVersion(tx, document, versionId);
    const draft = await findDraft(tx, document);
    if (draftHash(draft) !== restoring.draftHash) return { kind: 'outdated' };
    const published = await documentsOf(document.kind).find(tx, document.id);
    const before = { document, files: overlay(published, draft), createdBy: userId };
    const undo = await keepVersion(tx, { ...before, reason: 'kept', unlessKept: true });
    const files = await readVersionFiles(tx, version.files);
    await replaceDraft(tx, { document, files, published: published?.files ?? new Map(), userId });
    await keepVersion(tx, { document, files, createdBy: userId, reason: 'restored' });
    const details = { kind: document.kind, id: document.id, version: version.number };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_restored', reason: null, details });
    return { kind: 'restored', draft_hash: draftHash(await findDraft(tx, document)), undo_version_id: undo.id };
  });
}

type Replacement = Pick<Restoring, 'document' | 'userId'> &
  Record<'files' | 'published', Awaited<ReturnType<typeof readVersionFiles>>>;

/** The new draft is made from what is published now, so that publishing it brings back nothing else. */
async function replaceDraft(tx: Db, { document, files, published, userId }: Replacement): Promise<void> {
  await tx.delete(cmsDrafts).where(isOf(document));
  for (const path of new Set([...files.keys(), ...published.keys()])) {
    await putDraft(tx, { document, path, file: files.get(path), published: published.get(path) ?? null, userId });
  }
}
