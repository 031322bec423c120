import type { AttemptKind, FeedbackMode } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { Outcome, QuestionType, Response, Slip } from '@navor/questions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';
import { countedText } from './analytics/outcome-sql.ts';
import { questionRegradings, questions, questionVersions, quizzes } from './quizzes.tables.ts';

// Facts that analytics count, taken out of what an answer is when it is settled: reading the whole of it costs far more.
const shareSql = sql`CASE outcome ->> 'kind' WHEN 'graded' THEN (outcome ->> 'share')::float8 WHEN 'unreadable' THEN 0 END`;
const settledSecondsSql = sql`CASE WHEN settled_at IS NOT NULL THEN nullif(seconds_spent, 0) END`;
const findingSql = sql`
  CASE WHEN type IN ('single-choice', 'multiple-choice', 'true-false') THEN outcome -> 'chosen' ELSE outcome -> 'slip' END`;
const wrongTextSql = sql`
  CASE WHEN settled_at IS NOT NULL AND NOT (outcome ->> 'kind' = 'graded' AND (outcome ->> 'share')::float8 >= 1)
       THEN nullif(${sql.raw(countedText("response ->> 'text'"))}, '') END`;

/** One run of a person through a quiz, or through questions that are due for review. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    kind: text().$type<AttemptKind>().notNull(),
    /** Null for a review. */
    quizId: text().references(() => quizzes.id),
    /**
     * The day for whose limit it counts, by the calendar of whoever started it: a day is over only once, however the
     * person moves through time zones. Null where the quiz or the plan of the person knew no limit.
     */
    limitedOn: date(),
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
    index('quiz_attempts_limited_on_index')
      .on(table.userId, table.limitedOn)
      .where(sql`${table.limitedOn} is not null`),
    // Analytics of a quiz read the index alone, in the order in which they find the answers.
    index('quiz_attempts_results_index').on(
      table.quizId,
      table.id,
      table.submittedAt,
      table.userId,
      table.points,
      table.maxPoints,
      table.hasPassed,
    ),
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
    userId: ownerReference(),
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
    /** The newest regrading that concerns it: until it is settled the one to mark it by, then the one that it went through. */
    regradingId: uuid().references(() => questionRegradings.id),
    /** From 0 to 1; null until it is settled, and for what was left out. What cannot be read is worth nothing. */
    share: doublePrecision().generatedAlwaysAs(shareSql),
    /** Null until it is settled: an index that has it must not slow down the saving of answers. Never told is not none. */
    settledSeconds: integer().generatedAlwaysAs(settledSecondsSql),
    /** The ids that were chosen, or else the slip that was made. */
    finding: jsonb().$type<string[] | Slip>().generatedAlwaysAs(findingSql),
    /** What was typed in vain, as far as it is told apart from what others typed. */
    wrongText: text().generatedAlwaysAs(wrongTextSql),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index().on(table.userId, table.settledAt),
    // Analytics of a quiz read the index alone. A row of an index may not be long: ids and lists of options have their
    // limits, and texts are cut.
    index('attempt_questions_facts_index').on(
      table.quizId,
      table.questionId,
      table.attemptId,
      table.maxPoints,
      table.share,
      table.settledSeconds,
      table.finding,
      table.wrongText,
    ),
    index().on(table.versionId),
    index('attempt_questions_regrading_index').on(table.regradingId).where(sql`${table.regradingId} is not null`),
    foreignKey({ columns: [table.quizId, table.questionId], foreignColumns: [questions.quizId, questions.id] }),
  ],
);

/** A question that somebody has got wrong, and when it comes back (FSRS). */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: ownerReference(),
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
    createdAt: momentNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizId, table.questionId] }),
    index().on(table.userId, table.due),
    foreignKey({ columns: [table.quizId, table.questionId], foreignColumns: [questions.quizId, questions.id] }),
  ],
);
