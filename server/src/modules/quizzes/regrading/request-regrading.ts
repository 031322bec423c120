import type { Regrading } from '@navor/contract';
import { defaultLanguage, type Translated, textIn } from '@navor/languages';
import { and, countDistinct, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { questionRegradings, questions, questionVersions } from '../quizzes.tables.ts';
import { continueRegradings } from './continue-regradings.ts';
import { presentRegrading, type QuestionAt } from './find-regrading.ts';
import { olderVersions } from './older-versions.ts';

type Request = QuestionAt & { note: Translated; userId: string };
type Row = typeof questionRegradings.$inferSelect;

/**
 * Has the answers to older versions of a question graded by the newest one. While that is under way the same request
 * changes nothing; one by a newer version takes its place.
 */
export async function requestRegrading(services: Services, request: Request): Promise<Regrading> {
  const requested = await services.db.transaction(async (tx) => {
    const running = await findUnfinished(tx, request);
    // Read after that, so that it is never older than the one whose place it takes.
    const newest = await findNewest(tx, request);
    if (running?.versionId === newest.id) return presentRegrading(running, newest.version);
    if (running && !(await finish(tx, running))) return null;
    const begun = await begin(tx, request, newest);
    if (!begun) return null;
    await services.jobs.enqueue(tx, continueRegradings, {});
    await recordRequest(tx, request, newest);
    return presentRegrading(begun, newest.version);
  });
  // Something happened at the very same moment, and can be seen now: it was finished, or somebody else asked too.
  return requested ?? requestRegrading(services, request);
}

function recordRequest(tx: Db, { userId, quizId, questionId, note }: Request, { version }: Newest): Promise<void> {
  const details = { quiz_id: quizId, question_id: questionId, version };
  const reason = textIn(note, defaultLanguage);
  return recordAudit(tx, { actorId: userId, subjectId: null, action: 'regrading_requested', reason, details });
}

async function findUnfinished(tx: Db, { quizId, questionId }: QuestionAt): Promise<Row | undefined> {
  const isUnfinished = and(
    eq(questionRegradings.quizId, quizId),
    eq(questionRegradings.questionId, questionId),
    isNull(questionRegradings.finishedAt),
  );
  const [row] = await tx.select().from(questionRegradings).where(isUnfinished);
  return row;
}

async function findNewest(tx: Db, { quizId, questionId }: QuestionAt) {
  const [newest] = await tx
    .select({ id: questionVersions.id, version: questionVersions.version })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)));
  return found(newest);
}

async function finish(tx: Db, { id }: Row): Promise<boolean> {
  const finished = await tx
    .update(questionRegradings)
    .set({ finishedAt: sql`now()` })
    .where(and(eq(questionRegradings.id, id), isNull(questionRegradings.finishedAt)))
    .returning({ id: questionRegradings.id });
  return finished.length > 0;
}

type Newest = { id: string; version: number };

async function begin(tx: Db, request: Request, newest: Newest): Promise<Row | undefined> {
  const { quizId, questionId, note, userId } = request;
  const [begun] = await tx
    .insert(questionRegradings)
    .values({
      ...{ quizId, questionId, versionId: newest.id, note, requestedBy: userId, attemptCount: 0 },
      // Not when the transaction began: it may have waited for the one that comes before it.
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing()
    .returning({ id: questionRegradings.id });
  if (!begun) return undefined;
  const older = await olderVersions(tx, { quizId, questionId, version: newest.version });
  await referUnsettled(tx, begun.id, older);
  const [counted] = await tx
    .update(questionRegradings)
    .set({ attemptCount: await countSettled(tx, older) })
    .where(eq(questionRegradings.id, begun.id))
    .returning();
  return counted;
}

/**
 * From now on these are marked by the newest version. Whatever is settling one of them goes first, and leaves a settled
 * answer to be graded in the background; or comes after this, and sees what the answer refers to. So none is missed.
 */
async function referUnsettled(tx: Db, regradingId: string, older: string[]): Promise<void> {
  await tx
    .update(attemptQuestions)
    .set({ regradingId })
    .where(and(inArray(attemptQuestions.versionId, older), isNull(attemptQuestions.settledAt)));
}

async function countSettled(tx: Db, older: string[]): Promise<number> {
  const [counted] = await tx
    .select({ attempts: countDistinct(attemptQuestions.attemptId) })
    .from(attemptQuestions)
    .where(and(inArray(attemptQuestions.versionId, older), isNotNull(attemptQuestions.settledAt)));
  return counted?.attempts ?? 0;
}
