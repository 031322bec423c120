import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';
import { courses } from './courses.tables.ts';

/** Quizzes that have to be passed before a course is completed. They are told of here by whoever keeps them. */
export const courseQuizzes = pgTable(
  'course_quizzes',
  {
    quizId: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The lesson that is done by passing it. */
    lessonId: text(),
  },
  (table) => [index().on(table.courseId)],
);

export const courseQuizPasses = pgTable(
  'course_quiz_passes',
  {
    userId: ownerReference(),
    quizId: text().notNull(),
    passedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quizId] })],
);
