import type { PreparedQuestion, Translated } from '@navor/questions';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { passCourseQuiz } from '../../courses/index.ts';
import { found } from '../attempt-states.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import { isEnough, isFirst } from '../hand-in.ts';
import { quizPassed, resultChanged } from '../quizzes.events.ts';
import { questions, questionVersions, quizzes } from '../quizzes.tables.ts';
import { regradeAnswer } from './regrade-answer.ts';

type Regrading = { quizId: string; questionId: string; note: Translated; now: Date };
type Newest = { versionId: string; prepared: PreparedQuestion; titles: Translated };

/**
 * Grades handed in answers to older versions of a question by the newest one, an attempt at a time: what was interrupted
 * goes on with the next call, and a call more changes nothing. Graded answers belong to the newest version from then on,
 * or else their review would still call the former answer right. Answers that it cannot grade stay as they are.
 */
export async function regradeQuestion(services: Services, regrading: Regrading) {
  const { db } = services;
  const newest = await findNewest(db, regrading);
  const attempts = await db
    .selectDistinct({ id: attemptQuestions.attemptId })
    .from(attemptQuestions)
    .innerJoin(quizAttempts, eq(quizAttempts.id, attemptQuestions.attemptId))
    .where(and(isOlder(regrading, newest), sql`${quizAttempts.submittedAt} IS NOT NULL`));
  const older = await olderVersions(db, regrading, newest);
  let changed = 0;
  for (const { id } of attempts) {
    const isChanged = await db.transaction((tx) => regradeAttempt(services, tx, id, { regrading, newest, older }));
    if (isChanged) changed += 1;
  }
  return { attempt_count: attempts.length, changed_count: changed };
}

async function findNewest(db: Db, { quizId, questionId }: Regrading): Promise<Newest> {
  const [newest] = await db
    .select({ versionId: questionVersions.id, prepared: questionVersions.prepared, titles: quizzes.title })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)));
  return found(newest);
}

async function olderVersions(db: Db, { quizId, questionId }: Regrading, { versionId }: Newest) {
  const rows = await db
    .select({ id: questionVersions.id, prepared: questionVersions.prepared })
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.quizId, quizId),
        eq(questionVersions.questionId, questionId),
        ne(questionVersions.id, versionId),
      ),
    );
  return new Map(rows.map(({ id, prepared }) => [id, prepared]));
}

/** Of rows of `attempt_questions`: settled answers to a former version of the question. */
function isOlder({ quizId, questionId }: Regrading, { versionId }: Newest) {
  return and(
    eq(attemptQuestions.quizId, quizId),
    eq(attemptQuestions.questionId, questionId),
    ne(attemptQuestions.versionId, versionId),
    sql`${attemptQuestions.settledAt} IS NOT NULL`,
  );
}

type Means = { regrading: Regrading; newest: Newest; older: ReadonlyMap<string, PreparedQuestion> };

/** Tells whether the attempt has other points now. Takes the attempt first and its owner after it, as handing in does. */
async function regradeAttempt(services: Services, tx: Db, id: string, means: Means): Promise<boolean> {
  const [attempt] = await tx.select().from(quizAttempts).where(eq(quizAttempts.id, id)).for('update');
  if (!attempt || attempt.points === null) return false;
  const changedBy = await regradeAnswers(tx, attempt, means);
  if (Math.abs(changedBy) < leastDifference) return false;
  const { regrading, newest } = means;
  const { userId, quizId, maxPoints } = attempt;
  const { now, note } = regrading;
  const points = attempt.points + changedBy;
  // Whoever was told that they passed has passed, whatever the key says later.
  const isNewlyPassed = !attempt.hasPassed && isEnough(points, attempt);
  const isFirstPass = isNewlyPassed && quizId !== null && (await isFirst(tx, { userId, quizId }));
  await tx
    .update(quizAttempts)
    .set({ points, regradedAt: now, ...(isNewlyPassed && { hasPassed: true, isFirstPass }) })
    .where(eq(quizAttempts.id, id));
  // A review is practice without a result that would count.
  if (quizId === null) return true;
  if (isFirstPass) await services.events.announce(tx, quizPassed, { userId, quizId, at: now });
  if (isNewlyPassed) await passCourseQuiz(services, tx, { userId, quizId, at: now });
  await services.events.announce(tx, resultChanged, {
    ...{ userId, attemptId: id, quizId, titles: newest.titles, note, at: now },
    ...{ oldPoints: attempt.points, newPoints: points, maxPoints },
  });
  return true;
}

/** Shares such as thirds do not add up to the last digit. */
const leastDifference = 1e-9;

/** Tells by how much the points of the attempt change. */
async function regradeAnswers(
  tx: Db,
  attempt: typeof quizAttempts.$inferSelect,
  { regrading, newest, older }: Means,
): Promise<number> {
  const answers = await tx
    .select()
    .from(attemptQuestions)
    .where(
      and(
        eq(attemptQuestions.attemptId, attempt.id),
        isOlder(regrading, newest),
        inArray(attemptQuestions.versionId, [...older.keys()]),
      ),
    );
  let changedBy = 0;
  for (const { position, points: oldPoints, ...answer } of answers) {
    const old = older.get(answer.versionId);
    const given = { ...answer, max_points: answer.maxPoints };
    const regraded = old && regradeAnswer(given, { old, new: newest.prepared }, attempt.shufflesOptions);
    if (!regraded) continue;
    const difference = regraded.points - (oldPoints ?? 0);
    const isChanged = Math.abs(difference) >= leastDifference;
    if (isChanged) changedBy += difference;
    await tx
      .update(attemptQuestions)
      .set({ ...regraded, versionId: newest.versionId, ...(isChanged && { regradeNote: regrading.note }) })
      .where(and(eq(attemptQuestions.attemptId, attempt.id), eq(attemptQuestions.position, position)));
  }
  return changedBy;
}
