import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument, Schedule } from '@navor/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type FileProblem, isError } from '../../../content/files/problem.ts';
import type { SignedIn } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { cmsDrafts, cmsSchedules } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { draftHash, findDraft, isOf, overlay } from '../drafts/find-draft.ts';
import { forgetPublished } from '../drafts/forget-published.ts';
import { lockDocument } from '../drafts/write-draft.ts';
import { keepFiles, keepVersion } from '../versions/keep-version.ts';
import { archivedProblems } from './archived-problems.ts';
import { findSchedule } from './find-schedule.ts';
import { foreignPlaces } from './foreign-places.ts';
import { prepareFiles, publishedHash } from './publish-files.ts';
import { keepRebased, rebaseDraft } from './rebase-draft.ts';
import { withStatus } from './with-status.ts';

type Request = {
  document: ContentDocument;
  draftHash: string | null;
  publishAt: Date;
  /** What was published when its author decided that the draft holds where both have changed. */
  overPublished?: string | undefined;
  now: Date;
  viewer: SignedIn;
};

type Scheduled =
  | { kind: 'scheduled'; schedule: Schedule }
  | { kind: 'refused'; problems: FileProblem[] }
  | { kind: 'outdated' }
  | { kind: 'conflict'; paths: string[]; published_hash: string }
  | { kind: 'past' };

/** Keeps the draft as it is now, to be published at a moment; a schedule that there was before gives way, unless it says the same. */
export async function schedulePublication(services: Services, request: Request): Promise<Scheduled> {
  const { document, publishAt, viewer } = request;
  const userId = viewer.user.id;
  if (publishAt <= request.now) return { kind: 'past' };
  const { db } = services;
  const archived = await archivedProblems(db, document);
  if (archived.length > 0) return { kind: 'refused', problems: archived };
  const before = await documentsOf(document.kind).find(db, document.id);
  const draft = await findDraft(db, document);
  if (draftHash(draft) !== request.draftHash) return { kind: 'outdated' };
  const published = publishedHash(before);
  const rebased = await rebaseDraft(services, document, draft, before, request.overPublished === published);
  if (rebased.kind === 'conflict') return { ...rebased, published_hash: published };
  const files = withStatus(document, overlay(before, rebased.draft), 'published');
  const foreign = await foreignPlaces(db, { document, before, files, viewer });
  if (foreign.length > 0) return { kind: 'refused', problems: foreign };
  // What has faults now is better known now than in the middle of the night.
  const { problems } = await prepareFiles(services, { document, before, files });
  if (problems.some(isError)) return { kind: 'refused', problems };
  return db.transaction(async (tx): Promise<Scheduled> => {
    await lockDocument(tx, document);
    if (draftHash(await findDraft(tx, document)) !== request.draftHash) return { kind: 'outdated' };
    const archivedMeanwhile = await archivedProblems(tx, document);
    if (archivedMeanwhile.length > 0) return { kind: 'refused', problems: archivedMeanwhile };
    await keepRebased(tx, document, { before: draft, after: rebased.draft });
    const { id: versionId, number } = await keepVersion(tx, {
      ...{ document, reason: 'scheduled', files, createdBy: userId },
    });
    const baseFiles = await keepFiles(tx, before?.files ?? new Map());
    const { kind, id: documentId } = document;
    await tx.update(cmsDrafts).set({ scheduledIn: versionId }).where(isOf(document));
    const known = await findSchedule(tx, document);
    if (known && (await isSame(tx, known, { versionId, baseFiles, publishAt, createdBy: userId })))
      return { kind: 'scheduled', schedule: known };
    await endSchedules(tx, document);
    await tx
      .insert(cmsSchedules)
      .values({ kind, documentId, versionId, baseFiles, publishAt, state: 'waiting', createdBy: userId });
    const details = { kind, id: documentId, version: number, publish_at: publishAt };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_scheduled', reason: null, details });
    return { kind: 'scheduled', schedule: found((await findSchedule(tx, document)) ?? undefined) };
  });
}

type Planned = Pick<typeof cmsSchedules.$inferSelect, 'versionId' | 'baseFiles' | 'publishAt' | 'createdBy'>;

/** Sent twice, or asked for once more, over the same that is published: nothing has changed. */
async function isSame(tx: Db, { id, state }: Schedule, planned: Planned): Promise<boolean> {
  const { versionId, baseFiles, publishAt, createdBy } = cmsSchedules;
  const [row] = await tx
    .select({ versionId, baseFiles, publishAt, createdBy })
    .from(cmsSchedules)
    .where(eq(cmsSchedules.id, id));
  return state === 'waiting' && isDeepStrictEqual(row, planned);
}

/** Publishes nothing by itself; false where it is over already. */
export function cancelSchedule(
  { db }: Pick<Services, 'db'>,
  { document, scheduleId, userId }: { document: ContentDocument; scheduleId: string; userId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDocument(tx, document);
    const ended = await endSchedules(tx, document, scheduleId);
    if (!ended) return false;
    await tx.update(cmsDrafts).set({ scheduledIn: null }).where(isOf(document));
    const published = await documentsOf(document.kind).find(tx, document.id);
    await forgetPublished(tx, document, published?.files ?? new Map());
    const details = { kind: document.kind, id: document.id };
    await recordAudit(tx, {
      actorId: userId,
      subjectId: null,
      action: 'content_schedule_cancelled',
      reason: null,
      details,
    });
    return true;
  });
}

/** What waits, and what failed and is still shown, is over. */
export async function endSchedules(
  tx: Pick<Services['db'], 'update'>,
  { kind, id }: ContentDocument,
  scheduleId?: string,
): Promise<boolean> {
  const ended = await tx
    .update(cmsSchedules)
    .set({ state: 'cancelled', finishedAt: new Date() })
    .where(
      and(
        eq(cmsSchedules.kind, kind),
        eq(cmsSchedules.documentId, id),
        inArray(cmsSchedules.state, ['waiting', 'failed']),
        scheduleId === undefined ? undefined : eq(cmsSchedules.id, scheduleId),
      ),
    )
    .returning({ id: cmsSchedules.id });
  return ended.length > 0;
}
