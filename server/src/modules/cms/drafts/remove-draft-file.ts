import type { ContentDocument } from '@navor/contract';
import { and, inArray } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { keepRemoved } from '../versions/keep-removed.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { draftHash, findDraft, isOf, overlay } from './find-draft.ts';
import { refuseMainFile } from './refuse-main-file.ts';
import { findCurrent, lockDocument, putDraft } from './write-draft.ts';

type Removal = { document: ContentDocument; path: string; baseHash: string | null; userId: string };

/** Takes a file out of the draft, based on what its author has seen. Twice is once. */
export function removeDraftFile(
  { db }: Pick<Services, 'db'>,
  { document, path, baseHash, userId }: Removal,
): Promise<{ kind: 'removed' } | { kind: 'outdated' }> {
  refuseMainFile(document, [path]);
  return db.transaction(async (tx) => {
    await lockDocument(tx, document);
    const { current, published } = await findCurrent(tx, document, path);
    if (!current.file) return { kind: 'removed' };
    if (current.hash !== baseHash) return { kind: 'outdated' };
    await keepRemoved(tx, { document, paths: [path], userId });
    await putDraft(tx, { document, path, file: undefined, published: published ?? null, userId });
    return { kind: 'removed' };
  });
}

type Discarding = {
  document: ContentDocument;
  paths: readonly string[] | undefined;
  draftHash: string | null;
  userId: string;
};

/** Goes back to what is published, if anything is. What was drafted is kept as a version, so that it can be had again. */
export function discardDraft({ db }: Pick<Services, 'db'>, discarding: Discarding) {
  const { document, paths, userId } = discarding;
  return db.transaction(async (tx) => {
    await lockDocument(tx, document);
    const draft = await findDraft(tx, document);
    if (draftHash(draft) !== discarding.draftHash) return { kind: 'outdated' as const };
    const chosen = draft.map(({ path }) => path).filter((path) => !paths || paths.includes(path));
    if (chosen.length === 0) return { kind: 'discarded' as const, version_id: null };
    const published = await documentsOf(document.kind).find(tx, document.id);
    if (!published) refuseMainFile(document, chosen);
    const files = overlay(published, draft);
    const { id } = await keepVersion(tx, { document, reason: 'kept', files, createdBy: userId });
    await tx.delete(cmsDrafts).where(and(isOf(document), inArray(cmsDrafts.path, chosen)));
    return { kind: 'discarded' as const, version_id: id };
  });
}
