import type { AttemptKind, FeedbackMode, Language } from '@navor/contract';
import type { Outcome, QuestionType, Response, Translated } from '@navor/questions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownedBy } from '../identity/index.ts';
import { questions, questionVersions, quizzes } from './quizzes.tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** One run of a person through a quiz, or through questions that are due for review. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownedBy(),
    kind: text().$type<AttemptKind>().notNull(),
    /** Null for a review. */
    quizId: text().references(() => quizzes.id),
    /** Whether it counts towards the daily limit of free plans: as the quiz was when it was started. */
    isStandalone: boolean().notNull(),
    /** Of this person and quiz, from 1. */
    number: integer().notNull(),
    feedback: text().$type<FeedbackMode>().notNull(),
    passingPercent: integer().notNull(),
    shufflesOptions: boolean().notNull(),
    startedAt: moment().notNull(),
    deadline: moment(),
    submittedAt: moment(),
    isTimedOut: boolean().notNull().default(false),
    maxPoints: doublePrecision().notNull(),
    /** Null until it is handed in, like the two below. */
    points: doublePrecision(),
    hasPassed: boolean(),
    isFirstPass: boolean(),
    regradedAt: moment(),
  },
  (table) => [
    // Whoever starts twice at once goes on with one attempt.
    uniqueIndex('quiz_attempts_open_quiz_index')
      .on(table.userId, table.quizId)
      .where(sql`${table.submittedAt} is null and ${table.kind} = 'quiz'`),
    uniqueIndex('quiz_attempts_open_review_index')
      .on(table.userId)
      .where(sql`${table.submittedAt} is null and ${table.kind} = 'review'`),
    uniqueIndex().on(table.userId, table.quizId, table.number),
    index().on(table.userId, table.startedAt),
    index().on(table.quizId, table.submittedAt),
    index('quiz_attempts_deadline_index').on(table.deadline).where(sql`${table.submittedAt} is null`),
    check('quiz_attempts_kind_check', sql`(${table.kind} = 'quiz') = (${table.quizId} is not null)`),
  ],
);

/** A question in an attempt: what was drawn for it, what was answered, and what that was worth. */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: uuid()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    userId: ownedBy(),
    quizId: text().notNull(),
    questionId: text().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => questionVersions.id),
    type: text().$type<QuestionType>().notNull(),
    maxPoints: integer().notNull(),
    seed: integer().notNull(),
    /** Drawn values by name, in SI units: kept, so that no later change of the generator can change an attempt. */
    values: jsonb().$type<Record<string, number>>().notNull(),
    response: jsonb().$type<Response>(),
    /** Counts the changes of the answer. */
    revision: integer().notNull().default(0),
    savedAt: moment(),
    isFlagged: boolean().notNull().default(false),
    secondsSpent: integer().notNull().default(0),
    hintsShown: integer().notNull().default(0),
    /** The language in which the answer was last given. */
    language: text().$type<Language>(),
    /** From then on the answer stands, and what is right may be told. */
    settledAt: moment(),
    outcome: jsonb().$type<Outcome>(),
    points: doublePrecision(),
    regradeNote: jsonb().$type<Translated>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index().on(table.userId, table.settledAt),
    index().on(table.quizId, table.questionId, table.settledAt),
    index().on(table.versionId),
    foreignKey({ columns: [table.quizId, table.questionId], foreignColumns: [questions.quizId, questions.id] }),
  ],
);

/** A question that somebody has got wrong, and when it comes back (FSRS). */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: ownedBy(),
    quizId: text().notNull(),
    questionId: text().notNull(),
    due: moment().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    elapsedDays: doublePrecision().notNull(),
    scheduledDays: doublePrecision().notNull(),
    learningSteps: integer().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    state: integer().notNull(),
    lastReview: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizId, table.questionId] }),
    index().on(table.userId, table.due),
    foreignKey({ columns: [table.quizId, table.questionId], foreignColumns: [questions.quizId, questions.id] }),
  ],
);
