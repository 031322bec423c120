import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { FileProblem } from '../../../content/files/problem.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { findPerson, mayEdit } from '../../authorship/index.ts';
import { scheduledPublicationFailed } from '../cms.events.ts';
import { cmsSchedules, cmsVersions } from '../cms.tables.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import { readVersionFiles } from '../versions/keep-version.ts';
import { archivedProblems } from './archived-problems.ts';
import { foreignPlaces } from './foreign-places.ts';
import { goOnAfterSchedule } from './go-on-beside-schedule.ts';
import { mergeDocuments } from './merge-documents.ts';
import { publishFiles } from './publish-files.ts';
import { withStatus } from './with-status.ts';

type Due = typeof cmsSchedules.$inferSelect;

/** Publishes what is due; what was due while nobody ran is made up for. Each stands for itself: one that fails holds up no other. */
export const publishScheduled = defineJob({
  name: 'publish-scheduled',
  input: z.object({}),
  // The next minute tries again.
  retries: 0,
  schedule: '* * * * *',
  async run(_, services) {
    await publishDue(services, new Date());
  },
});

export async function publishDue(services: Services, now: Date): Promise<void> {
  const due = await services.db
    .select()
    .from(cmsSchedules)
    .where(and(eq(cmsSchedules.state, 'waiting'), lte(cmsSchedules.publishAt, now)))
    .orderBy(asc(cmsSchedules.publishAt));
  const failed: string[] = [];
  for (const schedule of due) {
    await publishOne(services, schedule).catch(async (error: unknown) => {
      // What takes more time than anything may would not take less in a minute.
      if (error instanceof AppError && error.code === 'TOO_COMPLEX')
        return end(services, schedule.id, [tooComplex(schedule)]);
      services.log.error({ err: error, scheduleId: schedule.id }, 'a scheduled document could not be published');
      failed.push(schedule.id);
    });
  }
  if (failed.length > 0) throw new Error(`${failed.length} scheduled documents could not be published`);
}

async function publishOne(
  services: Services,
  { id, kind, documentId, versionId, baseFiles, createdBy }: Due,
): Promise<void> {
  const { db } = services;
  const document = { kind, id: documentId };
  const archived = await archivedProblems(db, document);
  if (archived.length > 0) return end(services, id, archived);
  // Shares, roles and accounts go meanwhile: nobody publishes what they could not publish themselves by now.
  const planner = await findPerson(db, createdBy);
  if (!(await mayEdit(db, planner, document))) return end(services, id, [notAnEditor(kind)]);
  const [version] = await db.select().from(cmsVersions).where(eq(cmsVersions.id, versionId));
  if (!version) return;
  const before = await documentsOf(kind).find(db, documentId);
  const merged = await mergeDocuments(services, document, {
    base: await readVersionFiles(db, baseFiles),
    own: await readVersionFiles(db, version.files),
    theirs: before?.files ?? new Map(),
  });
  if (merged.conflicts.length > 0) return end(services, id, merged.conflicts.map(conflictIn));
  // Whoever has unpublished it since was told that it waits to be published.
  const files = withStatus(document, merged.files, 'published');
  const foreign = await foreignPlaces(db, { document, before, files, viewer: planner });
  if (foreign.length > 0) return end(services, id, foreign);
  const isWaiting = and(eq(cmsSchedules.id, id), eq(cmsSchedules.state, 'waiting'));
  const publishing = await publishFiles(services, {
    ...{ document, before, files, reason: 'published', userId: createdBy },
    // Held until it is ended in the same transaction, so that it is published once, whoever runs this at the same time.
    async isStillWanted(tx) {
      const waiting = await tx.select({ id: cmsSchedules.id }).from(cmsSchedules).where(isWaiting).for('update');
      return waiting.length > 0;
    },
    async settle(tx) {
      await tx.update(cmsSchedules).set({ state: 'published', finishedAt: new Date() }).where(isWaiting);
      await goOnAfterSchedule(tx, document, version);
    },
  });
  // Whoever overtook it was another process that did the same, or somebody who publishes: the next minute sees.
  if (publishing.kind === 'refused') await end(services, id, publishing.problems);
}

/** It is over, and those whose work it is are told; by whichever process comes first. */
function end({ db, events }: Services, id: string, problems: FileProblem[]): Promise<void> {
  return db.transaction(async (tx) => {
    const failed = await tx
      .update(cmsSchedules)
      .set({ state: 'failed', problems, finishedAt: new Date() })
      .where(and(eq(cmsSchedules.id, id), eq(cmsSchedules.state, 'waiting')))
      .returning({ id: cmsSchedules.id });
    if (failed.length > 0) await events.announce(tx, scheduledPublicationFailed, { scheduleId: id });
  });
}

function notAnEditor(kind: Due['kind']): FileProblem {
  const message = 'Whoever planned this may not edit it any more';
  const fault = { code: 'not-editor', parts: [] };
  return { path: documentsOf(kind).mainFile, line: 1, rule: 'not-editor', severity: 'error', message, fault };
}

function tooComplex({ kind }: Due): FileProblem {
  const message = 'This takes more time or memory to prepare than anything may';
  return { path: documentsOf(kind).mainFile, line: 1, rule: 'too-complex', severity: 'error', message };
}

function conflictIn(path: string): FileProblem {
  const message = 'This file was published otherwise in the meantime, in the same places';
  return { path, line: 1, rule: 'conflict', severity: 'error', message };
}
