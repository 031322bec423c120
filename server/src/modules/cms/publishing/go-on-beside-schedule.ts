import type { ContentDocument } from '@navor/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cmsDrafts, cmsSchedules, cmsVersions } from '../cms.tables.ts';
import { type DraftFile, isOf } from '../drafts/find-draft.ts';
import { readVersionFiles } from '../versions/keep-version.ts';
import { endSchedules } from './schedule-publication.ts';

/**
 * What authors go on writing after they have scheduled a publication goes on from what they scheduled: neither is a change of
 * somebody else to the other, whichever comes to readers first.
 */

/** A scheduled version is published: drafts that go on from it are made from what readers have now. */
export async function goOnAfterSchedule(
  tx: Db,
  document: ContentDocument,
  version: typeof cmsVersions.$inferSelect,
): Promise<void> {
  const files = await readVersionFiles(tx, version.files);
  const drafted = await tx
    .select({ path: cmsDrafts.path })
    .from(cmsDrafts)
    .where(and(isOf(document), eq(cmsDrafts.scheduledIn, version.id)));
  for (const { path } of drafted) {
    const file = files.get(path);
    const base = file && 'bytes' in file ? file.bytes : null;
    await tx
      .update(cmsDrafts)
      .set({ base, baseHash: file ? hashOfFile(file) : null, scheduledIn: null })
      .where(and(isOf(document), eq(cmsDrafts.path, path)));
  }
}

type Publication = { drafted: readonly DraftFile[]; files: DocumentFiles; isWhole: boolean };

/** Drafts are published first: what waits has nothing left to say where they go on from it, and perhaps nothing at all. */
export async function goOnBeforeSchedule(
  tx: Db,
  document: ContentDocument,
  { drafted, files, isWhole }: Publication,
): Promise<void> {
  const [schedule] = await tx
    .select({
      id: cmsSchedules.id,
      state: cmsSchedules.state,
      versionId: cmsSchedules.versionId,
      baseFiles: cmsSchedules.baseFiles,
      files: cmsVersions.files,
    })
    .from(cmsSchedules)
    .innerJoin(cmsVersions, eq(cmsVersions.id, cmsSchedules.versionId))
    .where(
      and(
        eq(cmsSchedules.kind, document.kind),
        eq(cmsSchedules.documentId, document.id),
        inArray(cmsSchedules.state, ['waiting', 'failed']),
      ),
    );
  if (!schedule) return;
  const base = new Map(Object.entries(schedule.baseFiles));
  for (const { path } of drafted.filter(({ scheduledIn }) => scheduledIn === schedule.versionId)) {
    const scheduled = schedule.files[path];
    if (scheduled) base.set(path, scheduled);
    else base.delete(path);
  }
  const isLeft = (path: string) => {
    const [own, published] = [schedule.files[path]?.hash, files.get(path)];
    return own !== base.get(path)?.hash && own !== (published && hashOfFile(published));
  };
  const isOver = schedule.state === 'failed' ? isWhole : ![...base.keys(), ...Object.keys(schedule.files)].some(isLeft);
  if (isOver) await endSchedules(tx, document, schedule.id);
  else {
    const baseFiles = Object.fromEntries(base);
    await tx.update(cmsSchedules).set({ baseFiles }).where(eq(cmsSchedules.id, schedule.id));
  }
}
