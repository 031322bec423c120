import type { BodyPart, ContentStatus, Heading, LessonCompletion, MovedAnchors } from '@navor/contract';
import type { Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import type { Passage } from '../../platform/searchable.ts';
import { ownerReference } from '../identity/index.ts';
import { courseModules, courses } from './courses.tables.ts';

export const lessons = pgTable(
  'lessons',
  {
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Readable, stable, unique in its course. */
    id: text().notNull(),
    moduleId: text().notNull(),
    /** In the whole course, over all modules. */
    position: integer().notNull(),
    status: text().$type<ContentStatus>().notNull(),
    isPreview: boolean().notNull(),
    minutes: integer().notNull(),
    completion: text().$type<LessonCompletion>().notNull(),
    /** When it left its course's files, if it is kept for what people did in it: a draft that no export has. */
    withdrawnAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.id] }),
    foreignKey({
      columns: [table.courseId, table.moduleId],
      foreignColumns: [courseModules.courseId, courseModules.id],
    }),
    check('lessons_status_check', sql`${table.status} in ('draft', 'published')`),
  ],
);

/** A lesson in one language: as it was written, and as it is shown. */
export const lessonTexts = pgTable(
  'lesson_texts',
  {
    courseId: text().notNull(),
    lessonId: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Words to be found by. */
    keywords: jsonb().$type<string[]>().notNull().default([]),
    /** The Markdown below the front matter, byte for byte. */
    source: text().notNull(),
    body: jsonb().$type<BodyPart[]>().notNull(),
    contents: jsonb().$type<Heading[]>().notNull(),
    /** What links and citations from before a heading was renamed lead to. */
    movedAnchors: jsonb().$type<MovedAnchors>().notNull().default({}),
    /** What it is found by. */
    passages: jsonb().$type<Passage[]>().notNull().default([]),
    /** Which edition of the renderer made these; older ones are made anew after an update. */
    rendererEdition: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lessonId, table.language] }),
    ofLesson(table).onDelete('cascade'),
  ],
);

export const courseEnrollments = pgTable(
  'course_enrollments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    courseId: text()
      .notNull()
      .references(() => courses.id),
    enrolledAt: momentNow(),
    completedAt: moment(),
    /** The lesson last open, and when; where learning goes on. */
    lastLessonId: text(),
    lastReadAt: moment(),
  },
  (table) => [uniqueIndex().on(table.userId, table.courseId), index().on(table.courseId)],
);

/** How far somebody is in a lesson: whether it is done, where they stopped reading, how long they have read. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: ownerReference(),
    courseId: text().notNull(),
    lessonId: text().notNull(),
    completedAt: moment(),
    placeAnchor: text(),
    placeFraction: doublePrecision(),
    secondsSpent: integer().notNull().default(0),
    updatedAt: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] }), ofLesson(table)],
);

/** Time spent reading and on quizzes, by the day in the learner's time zone. */
export const studyTime = pgTable(
  'study_time',
  {
    userId: ownerReference(),
    day: date().notNull(),
    /** Null for what belongs to no course, such as a standalone quiz. */
    courseId: text().references(() => courses.id),
    seconds: integer().notNull(),
  },
  (table) => [unique('study_time_user_day_course_key').on(table.userId, table.day, table.courseId).nullsNotDistinct()],
);

/** When somebody's reading was last reported: no second counts twice, whatever the number of windows and devices. */
export const readingClocks = pgTable('reading_clocks', {
  userId: ownerReference().primaryKey(),
  countedUntil: moment().notNull(),
});

export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: uuid().primaryKey(),
    userId: ownerReference(),
    courseId: text().notNull(),
    lessonId: text().notNull(),
    anchor: text(),
    text: text().notNull(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [index().on(table.userId, table.courseId, table.lessonId), ofLesson(table)],
);

export const lessonBookmarks = pgTable(
  'lesson_bookmarks',
  {
    userId: ownerReference(),
    courseId: text().notNull(),
    lessonId: text().notNull(),
    createdAt: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] }), ofLesson(table)],
);

function ofLesson(table: { courseId: AnyPgColumn; lessonId: AnyPgColumn }) {
  return foreignKey({ columns: [table.courseId, table.lessonId], foreignColumns: [lessons.courseId, lessons.id] });
}
