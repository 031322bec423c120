import type { Translated } from '@navor/languages';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { passCourseQuiz } from '../../courses/index.ts';
import { isOtherWorth } from '../answers/mark-answer.ts';
import type { LockedAttempt } from '../attempts/lock-attempt.ts';
import { isEnough, isFirst } from '../attempts/record-submission.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import { type QuestionVersions, versionIn } from '../questions/question-version-cache.ts';
import { quizPassed, resultChanged } from '../quizzes.events.ts';
import { questionRegradings } from '../quizzes.tables.ts';
import { regradeAnswer } from './regrade-answer.ts';

export type Means = {
  regrading: typeof questionRegradings.$inferSelect;
  /** Of the quiz. */
  titles: Translated;
  /** Ids of the versions whose answers are graded anew. */
  older: string[];
  versions: QuestionVersions;
};

/**
 * Grades the settled answers of an attempt to older versions by the newest one, and counts it with them: however often it
 * is interrupted or done at once, each attempt is graded and counted once. Takes the regrading first, then the attempt and
 * its owner, as handing in does.
 */
export async function regradeAttempt(
  services: Services,
  tx: Db,
  attemptId: string,
  means: Means,
): Promise<'done' | 'superseded'> {
  const isStanding = and(eq(questionRegradings.id, means.regrading.id), isNull(questionRegradings.finishedAt));
  const [standing] = await tx
    .select({ id: questionRegradings.id })
    .from(questionRegradings)
    .where(isStanding)
    .for('no key update');
  if (!standing) return 'superseded';
  const [attempt] = await tx.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId)).for('update');
  const changedBy = attempt ? await regradeAnswers(tx, attempt, means) : null;
  if (!attempt || changedBy === null) return 'done';
  const isChanged = await changeResult(services, tx, { attempt, changedBy, means });
  await tx
    .update(questionRegradings)
    .set({
      doneCount: sql`${questionRegradings.doneCount} + 1`,
      ...(isChanged && { changedCount: sql`${questionRegradings.changedCount} + 1` }),
      workedOnAt: sql`now()`,
    })
    .where(isStanding);
  return 'done';
}

/**
 * Tells by how much the points change, or null if everything was graded before. Graded answers belong to the newest version
 * from then on, or else their review would still call the former answer right; those that it cannot grade stay as they are.
 */
async function regradeAnswers(
  tx: Db,
  attempt: LockedAttempt,
  { regrading, older, versions }: Means,
): Promise<number | null> {
  const isWaiting = and(
    eq(attemptQuestions.attemptId, attempt.id),
    inArray(attemptQuestions.versionId, older),
    isNotNull(attemptQuestions.settledAt),
    sql`${attemptQuestions.regradingId} IS DISTINCT FROM ${regrading.id}`,
  );
  const answers = await tx.select().from(attemptQuestions).where(isWaiting);
  if (answers.length === 0) return null;
  const newest = versionIn(versions, regrading.versionId);
  let changedBy = 0;
  for (const { position, points: oldPoints, ...answer } of answers) {
    const given = { ...answer, max_points: answer.maxPoints };
    const both = { old: versionIn(versions, answer.versionId), new: newest };
    const regraded = regradeAnswer(given, both, attempt.shufflesOptions);
    const isChanged = regraded !== null && isOtherWorth(regraded.points, oldPoints ?? 0);
    if (isChanged) changedBy += regraded.points - (oldPoints ?? 0);
    const { outcome, points, response, values } = regraded ?? {};
    await tx
      .update(attemptQuestions)
      .set({
        regradingId: regrading.id,
        ...(regraded && { outcome, points, response, values, versionId: regrading.versionId }),
        ...(isChanged && { regradeNote: regrading.note }),
      })
      .where(and(eq(attemptQuestions.attemptId, attempt.id), eq(attemptQuestions.position, position)));
  }
  return changedBy;
}

type Change = { attempt: LockedAttempt; changedBy: number; means: Means };

/** Tells whether there was a result of a quiz, and it is another one now: then its owner hears of it. */
async function changeResult(services: Services, tx: Db, { attempt, changedBy, means }: Change): Promise<boolean> {
  // What is open has no result yet; handing in adds up what the answers are worth by then.
  if (attempt.points === null || !isOtherWorth(changedBy, 0)) return false;
  const { id, userId, quizId, maxPoints } = attempt;
  const now = new Date();
  const points = attempt.points + changedBy;
  // Whoever was told that they passed has passed, whatever the key says later.
  const isNewlyPassed = !attempt.hasPassed && isEnough(points, attempt);
  const isFirstPass = isNewlyPassed && quizId !== null && (await isFirst(tx, { userId, quizId }));
  await tx
    .update(quizAttempts)
    .set({ points, regradedAt: now, ...(isNewlyPassed && { hasPassed: true, isFirstPass }) })
    .where(eq(quizAttempts.id, id));
  // A review is practice without a result that would count.
  if (quizId === null) return false;
  if (isNewlyPassed) {
    const passing = { userId, quizId, at: now, timeZone: null };
    if (isFirstPass) await services.events.announce(tx, quizPassed, passing);
    await passCourseQuiz(services, tx, passing);
  }
  await services.events.announce(tx, resultChanged, {
    ...{ userId, attemptId: id, quizId, titles: means.titles, note: means.regrading.note, at: now },
    ...{ oldPoints: attempt.points, newPoints: points, maxPoints },
  });
  return true;
}
