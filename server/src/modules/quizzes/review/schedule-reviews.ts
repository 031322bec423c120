import type { AttemptKind } from '@navor/contract';
import type { Outcome } from '@navor/questions';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Card } from 'ts-fsrs';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { attemptQuestions, reviewCards } from '../attempts.tables.ts';
import { isKnown, rateCard, ratingOf } from './rate-card.ts';

type HandedIn = { attemptId: string; userId: string; kind: AttemptKind; at: Date };
type CardRow = typeof reviewCards.$inferSelect;
type NewCardRow = typeof reviewCards.$inferInsert;
type Answer = { quizId: string; questionId: string; outcome: Outcome; settledAt: Date | null };

/** Decides for each question of a handed in attempt when it comes back. What was never wrong never does. */
export async function scheduleReviews(tx: Db, handedIn: HandedIn): Promise<void> {
  const { userId } = handedIn;
  if (!(await lockPerson(tx, userId))) return;
  const answers = await findAnswers(tx, handedIn);
  const earlier = await findCards(tx, handedIn);
  const rated = answers.flatMap((answer) => rateAnswer(answer, earlier.get(keyOf(answer)) ?? null, handedIn));
  if (rated.length > 0) await saveCards(tx, rated);
}

async function findAnswers(tx: Db, { attemptId }: HandedIn): Promise<Answer[]> {
  const rows = await tx
    .select({
      quizId: attemptQuestions.quizId,
      questionId: attemptQuestions.questionId,
      outcome: attemptQuestions.outcome,
      settledAt: attemptQuestions.settledAt,
    })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.attemptId, attemptId), isNotNull(attemptQuestions.outcome)))
    .orderBy(attemptQuestions.position);
  return rows.flatMap(({ outcome, ...row }) => (outcome ? [{ ...row, outcome }] : []));
}

async function findCards(tx: Db, { attemptId, userId }: HandedIn): Promise<Map<string, CardRow>> {
  const isAsked = sql`(${reviewCards.quizId}, ${reviewCards.questionId}) IN
    (SELECT quiz_id, question_id FROM attempt_questions WHERE attempt_id = ${attemptId})`;
  const rows = await tx
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), isAsked));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function rateAnswer(answer: Answer, earlier: CardRow | null, { userId, kind, at }: HandedIn): NewCardRow[] {
  // Whoever stops half-way through a review has shown nothing about the rest, which stays due.
  if (kind === 'review' && answer.outcome.kind === 'unanswered') return [];
  const rating = ratingOf(answer.outcome);
  if (!earlier && isKnown(rating)) return [];
  const card = rateCard(earlier && cardOf(earlier), rating, answer.settledAt ?? at);
  return [{ userId, quizId: answer.quizId, questionId: answer.questionId, ...rowOf(card) }];
}

async function saveCards(tx: Db, cards: NewCardRow[]): Promise<void> {
  await tx
    .insert(reviewCards)
    .values(cards)
    .onConflictDoUpdate({
      target: [reviewCards.userId, reviewCards.quizId, reviewCards.questionId],
      set: {
        due: sql`excluded.due`,
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        elapsedDays: sql`excluded.elapsed_days`,
        scheduledDays: sql`excluded.scheduled_days`,
        learningSteps: sql`excluded.learning_steps`,
        reps: sql`excluded.reps`,
        lapses: sql`excluded.lapses`,
        state: sql`excluded.state`,
        lastReview: sql`excluded.last_review`,
      },
    });
}

function keyOf({ quizId, questionId }: { quizId: string; questionId: string }): string {
  return `${quizId}/${questionId}`;
}

function cardOf(row: CardRow): Card {
  const { due, stability, difficulty, reps, lapses, state } = row;
  return {
    ...{ due, stability, difficulty, reps, lapses, state },
    elapsed_days: row.elapsedDays,
    scheduled_days: row.scheduledDays,
    learning_steps: row.learningSteps,
    ...(row.lastReview && { last_review: row.lastReview }),
  };
}

function rowOf(card: Card) {
  const { due, stability, difficulty, reps, lapses, state } = card;
  return {
    ...{ due, stability, difficulty, reps, lapses, state },
    elapsedDays: card.elapsed_days,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    lastReview: card.last_review ?? null,
  };
}
