import type { ContentStatus, CourseLevel, FeedbackMode } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { PreparedQuestion, QuestionSource, QuestionType } from '@navor/questions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment, momentNow } from '../../platform/database/columns.ts';
import { courses, themes } from '../courses/index.ts';
import { users } from '../identity/index.ts';

/** What questions are about, over all quizzes. */
export const quizTopics = pgTable('quiz_topics', {
  id: text().primaryKey(),
  title: jsonb().$type<Translated>().notNull(),
});

export const quizzes = pgTable(
  'quizzes',
  {
    /** Readable and stable, as in addresses. */
    id: text().primaryKey(),
    themeId: text()
      .notNull()
      .references(() => themes.id),
    status: text().$type<ContentStatus>().notNull(),
    position: integer().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    /** Null for a standalone quiz; with neither module nor lesson it is the quiz of the whole course. */
    courseId: text().references(() => courses.id),
    moduleId: text(),
    /** The lesson that it completes. */
    lessonId: text(),
    title: jsonb().$type<Translated>().notNull(),
    summary: jsonb().$type<Translated>().notNull(),
    feedback: text().$type<FeedbackMode>().notNull(),
    timeLimitSeconds: integer(),
    attemptLimit: integer(),
    passingPercent: integer().notNull(),
    shufflesQuestions: boolean().notNull(),
    shufflesOptions: boolean().notNull(),
    /** Kept with the questions, so that a list of quizzes need not count them. */
    questionCount: integer().notNull(),
    points: integer().notNull(),
    /** Languages that all questions exist in. */
    languages: jsonb().$type<Language[]>().notNull(),
    /** Of the files it was loaded from: the same files again change nothing. */
    contentHash: text().notNull(),
    /** When it was last edited in the app, if that was after it was loaded. */
    editedAt: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index().on(table.status, table.courseId, table.position),
    index().on(table.themeId, table.status),
    check('quizzes_status_check', sql`${table.status} in ('draft', 'published')`),
    check(
      'quizzes_place_check',
      sql`${table.courseId} is not null or (${table.moduleId} is null and ${table.lessonId} is null)`,
    ),
  ],
);

/** A question under its id; what it says is in its versions. */
export const questions = pgTable(
  'questions',
  {
    quizId: text()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Readable, stable, unique in its quiz. */
    id: text().notNull(),
    /** In the quiz, from 1; null for a question that left its quiz and is kept for the attempts that have it. */
    position: integer(),
    /** The version that new attempts get. */
    currentVersionId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.id] })],
);

/** A question as it was at some time. Never changed but for being rendered anew: attempts refer to it. */
export const questionVersions = pgTable(
  'question_versions',
  {
    id: uuid().primaryKey(),
    quizId: text().notNull(),
    questionId: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    type: text().$type<QuestionType>().notNull(),
    topicId: text()
      .notNull()
      .references(() => quizTopics.id),
    points: integer().notNull(),
    tags: text().array().notNull().default([]),
    /** What authors find it by: its id and its texts in all languages as `foldWords` leaves them, without names of fields. */
    words: text().notNull().default(''),
    /** Not `jsonb`, which would lose the order in which the author names values and gaps. */
    source: json().$type<QuestionSource>().notNull(),
    prepared: jsonb().$type<PreparedQuestion>().notNull(),
    rendererEdition: integer().notNull(),
    createdAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.quizId, table.questionId, table.version),
    index().on(table.topicId),
    index().using('gin', table.tags),
    index('question_versions_words_index').using('gin', sql`to_tsvector('simple', ${table.words})`),
    foreignKey({
      columns: [table.quizId, table.questionId],
      foreignColumns: [questions.quizId, questions.id],
    }).onDelete('cascade'),
  ],
);

/**
 * An author has asked that answers to older versions of a question be graded by this one. Settled answers are graded in the
 * background; those that are not settled yet refer to the regrading, and are marked by it when their time comes.
 */
export const questionRegradings = pgTable(
  'question_regradings',
  {
    id: uuid().primaryKey().defaultRandom(),
    quizId: text().notNull(),
    questionId: text().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'cascade' }),
    /** Why, for everybody whose result changes. */
    note: jsonb().$type<Translated>().notNull(),
    /** Null once that account is gone. */
    requestedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Attempts with a settled answer to an older version when it was asked for. */
    attemptCount: integer().notNull(),
    doneCount: integer().notNull().default(0),
    /** Results that are other ones now. */
    changedCount: integer().notNull().default(0),
    createdAt: momentNow(),
    /** When somebody last worked on it; null while nobody does. */
    workedOnAt: moment(),
    /** When it was done, or gave way to one by a newer version. */
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('question_regradings_unfinished_index')
      .on(table.quizId, table.questionId)
      .where(sql`${table.finishedAt} is null`),
    index().on(table.quizId, table.questionId, table.createdAt),
    index().on(table.requestedBy),
    foreignKey({
      columns: [table.quizId, table.questionId],
      foreignColumns: [questions.quizId, questions.id],
    }).onDelete('cascade'),
  ],
);

/** Drawings that questions refer to, under their path in the quiz's folder. */
export const quizFiles = pgTable(
  'quiz_files',
  {
    quizId: text()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.path] })],
);
