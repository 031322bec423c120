import { reviewsPerDay, reviewsPerSession } from '@navor/contract';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { boundStatement } from '../../../platform/database/bound-statement.ts';
import type { Db } from '../../../platform/database/database.ts';
import { dayStarts } from '../../../platform/time/days.ts';
import { unlockedTiers } from '../../courses/index.ts';
import { lockPerson } from '../../identity/index.ts';
import { insertAttempt } from '../attempts/insert-attempt.ts';
import { quizAttempts } from '../attempts.tables.ts';
import { type CurrentQuestion, type DrawnQuestion, drawQuestion } from '../questions/draw-questions.ts';
import type { Caller } from './find-review.ts';
import { mixTopics } from './mix-topics.ts';
import { askableCards, reviewedBetween } from './waiting-cards.ts';

/** Opens a review of what is due, or finds the one that is open; null if nothing is left for today. */
export function startReview(db: Db, caller: Caller): Promise<string | null> {
  const userId = caller.viewer.user.id;
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return null;
    const open = await findOpenReview(tx, userId);
    if (open) return open;
    await holdQuizzes(tx, userId);
    const due = await findDue(tx, caller);
    if (due.length === 0) return null;
    const drawn = mixTopics(due).map(({ topicId: _, ...question }) => drawQuestion(question));
    return beginReview(tx, { userId, drawn, at: caller.now });
  });
}

async function findOpenReview(tx: Db, userId: string): Promise<string | undefined> {
  const isOpen = and(
    eq(quizAttempts.userId, userId),
    eq(quizAttempts.kind, 'review'),
    isNull(quizAttempts.submittedAt),
  );
  const [open] = await tx.select({ id: quizAttempts.id }).from(quizAttempts).where(isOpen);
  return open?.id;
}

/** Whoever changes a question meanwhile waits, or is waited for: a regrading must find all answers to older versions. */
async function holdQuizzes(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    SELECT FROM quizzes WHERE id IN (SELECT quiz_id FROM review_cards WHERE user_id = ${userId})
    ORDER BY id FOR SHARE`);
}

type DueQuestion = CurrentQuestion & { topicId: string };

/** What has waited longest, as far as today's ceiling allows. */
async function findDue(tx: Db, { viewer, timeZone, now }: Caller): Promise<DueQuestion[]> {
  const userId = viewer.user.id;
  const [today, tomorrow] = dayStarts(now, timeZone, 1);
  const reviewed = boundStatement(reviewedBetween, [userId, today?.start, tomorrow?.start]);
  const done = (await tx.execute<{ count: number }>(reviewed)).rows[0]?.count ?? 0;
  const most = Math.min(reviewsPerDay - done, reviewsPerSession);
  if (most <= 0) return [];
  const { rows } = await tx.execute<DueQuestion>(
    boundStatement(dueQuery, [userId, unlockedTiers(viewer), now, tomorrow?.start, most]),
  );
  return rows;
}

const dueQuery = `
  SELECT cards.quiz_id AS "quizId", cards.question_id AS "questionId", versions.id AS "versionId",
         versions.topic_id AS "topicId", versions.type, versions.points AS "maxPoints",
         versions.prepared -> 'template' AS template
  FROM (
    SELECT * FROM (${askableCards}) AS askable WHERE due < $4
    ORDER BY due, quiz_id, question_id LIMIT $5
  ) AS cards
  JOIN question_versions AS versions ON versions.id = cards.current_version_id
  ORDER BY cards.due, cards.quiz_id, cards.question_id`;

async function beginReview(
  tx: Db,
  { userId, drawn, at }: { userId: string; drawn: DrawnQuestion[]; at: Date },
): Promise<string> {
  const isReview = and(eq(quizAttempts.userId, userId), eq(quizAttempts.kind, 'review'));
  const [earlier] = await tx.select({ count: count() }).from(quizAttempts).where(isReview);
  return insertAttempt(
    tx,
    {
      ...{ userId, kind: 'review', number: (earlier?.count ?? 0) + 1 },
      ...{ feedback: 'at-once', passingPercent: 0, shufflesOptions: true, startedAt: at },
    },
    drawn,
  );
}
