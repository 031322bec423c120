import { type ContentDocument, courseDrawingFile, type FileUse } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { findDraft, overlay } from '../drafts/find-draft.ts';
import { refuseMainFile } from '../drafts/refuse-main-file.ts';
import { findCurrent, lockDocument, putDraft } from '../drafts/write-draft.ts';
import { findUses } from './find-uses.ts';

type Removal = { document: ContentDocument; path: string; baseHash: string | null; userId: string };
type Removed = { kind: 'removed' } | { kind: 'used'; uses: FileUse[] } | { kind: 'outdated' };

/** Takes a file out of the draft, unless a text shows it. Versions that have it keep it: they can be restored whole. */
export function removeFile(
  { db }: Pick<Services, 'db'>,
  { document, path, baseHash, userId }: Removal,
): Promise<Removed> {
  refuseMainFile(document, [path]);
  return db.transaction(async (tx): Promise<Removed> => {
    await lockDocument(tx, document);
    const { current, published } = await findCurrent(tx, document, path);
    if (current.hash !== baseHash) return { kind: 'outdated' };
    const documents = documentsOf(document.kind);
    const whole = await documents.find(tx, document.id);
    const composed = overlay(whole, await findDraft(tx, document));
    const uses = findUses(documents, composed, whole?.files ?? new Map()).get(path) ?? [];
    // A course can be without its picture.
    if (uses.length > 0 && path !== courseDrawingFile) return { kind: 'used', uses };
    await putDraft(tx, { document, path, file: undefined, published: published ?? null, userId });
    return { kind: 'removed' };
  });
}
