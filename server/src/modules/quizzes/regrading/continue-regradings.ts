import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { cachedQuestionVersions } from '../questions/question-version-cache.ts';
import { questionRegradings, questionVersions, quizzes } from '../quizzes.tables.ts';
import { olderVersions } from './older-versions.ts';
import { type Means, regradeAttempt } from './regrade-attempt.ts';

/** Short enough for a server that is asked to stop. */
const batchSize = 100;

/**
 * Gets on with every regrading that nobody works on, a batch each. It is queued with a request and by each batch for the
 * next one; the clock takes up what a server left that is no more.
 */
export const continueRegradings = defineJob({
  name: 'continue-regradings',
  input: z.object({}),
  // The next minute tries again.
  retries: 0,
  schedule: '* * * * *',
  async run(_, services) {
    const tried: string[] = [];
    let failures = 0;
    for (;;) {
      const id = await takeUp(services, tried);
      if (!id) break;
      tried.push(id);
      failures += await regradeBatch(services, id);
    }
    if (failures > 0) throw new Error(`${failures} attempts could not be regraded`);
  },
});

/**
 * The next one, for as long as there is progress; whoever is silent for longer than a statement may take has died. Answers
 * that refer to it hold its key while they are settled, which is no reason to pass it over.
 */
async function takeUp({ db }: Services, tried: string[]): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    UPDATE question_regradings SET worked_on_at = now()
    WHERE id = (
      SELECT id FROM question_regradings
      WHERE finished_at IS NULL AND (worked_on_at IS NULL OR worked_on_at < now() - interval '40 seconds')
        AND id <> ALL(${sql.param(tried)}::uuid[])
      ORDER BY created_at LIMIT 1
      FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING id`);
  return rows[0]?.id;
}

/** Tells how many attempts failed. Each is a transaction of its own, and passed over if it fails: it holds up no other. */
async function regradeBatch(services: Services, id: string): Promise<number> {
  const { db, log } = services;
  const means = await meansOf(services, id);
  let attempts: string[] = [];
  let doneCount = 0;
  let failures = 0;
  do {
    attempts = await nextAttempts(services, means, attempts.at(-1));
    for (const attemptId of attempts) {
      try {
        const outcome = await db.transaction((tx) => regradeAttempt(services, tx, attemptId, means));
        if (outcome === 'superseded') return failures;
        doneCount += 1;
      } catch (error) {
        log.error({ err: error, attemptId }, 'an attempt could not be regraded');
        failures += 1;
      }
    }
  } while (attempts.length === batchSize && doneCount < batchSize);
  const isLast = attempts.length < batchSize;
  await db.transaction(async (tx) => {
    await tx
      .update(questionRegradings)
      .set({ workedOnAt: null, ...(isLast && failures === 0 && { finishedAt: sql`now()` }) })
      .where(and(eq(questionRegradings.id, id), isNull(questionRegradings.finishedAt)));
    // Where only those are left that failed, the clock is soon enough.
    if (!isLast) await services.jobs.enqueue(tx, continueRegradings, {});
  });
  return failures;
}

/** Versions never change, so they are read before any transaction, which must not wait for a second connection. */
async function meansOf({ db, pool }: Services, id: string): Promise<Means> {
  const [row] = await db
    .select({ regrading: questionRegradings, version: questionVersions.version, titles: quizzes.title })
    .from(questionRegradings)
    .innerJoin(questionVersions, eq(questionVersions.id, questionRegradings.versionId))
    .innerJoin(quizzes, eq(quizzes.id, questionRegradings.quizId))
    .where(eq(questionRegradings.id, id));
  if (!row) throw new Error(`There is no regrading ${id}`);
  const { regrading, version, titles } = row;
  const older = await olderVersions(db, { ...regrading, version });
  return { regrading, titles, older, versions: await cachedQuestionVersions(pool, [regrading.versionId, ...older]) };
}

/**
 * Attempts with settled answers to older versions, from the one after `last` on. Those that were seen refer to the
 * regrading, graded or not.
 */
async function nextAttempts({ db }: Services, { regrading, older }: Means, last?: string): Promise<string[]> {
  const rows = await db
    .select({ attemptId: attemptQuestions.attemptId })
    .from(attemptQuestions)
    .where(
      and(
        inArray(attemptQuestions.versionId, older),
        isNotNull(attemptQuestions.settledAt),
        sql`${attemptQuestions.regradingId} IS DISTINCT FROM ${regrading.id}`,
        last === undefined ? undefined : gt(attemptQuestions.attemptId, last),
      ),
    )
    .orderBy(asc(attemptQuestions.attemptId))
    .limit(batchSize);
  return rows.map(({ attemptId }) => attemptId);
}
