import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LessonIds } from './find-lesson.ts';

/** A lesson, and somebody who has to do with it. */
export type LearnerLesson = LessonIds & { userId: string };

type Table = { userId: AnyPgColumn; courseId: AnyPgColumn; lessonId: AnyPgColumn };

/** Rows that somebody has in a lesson. */
export function isOfLearner(table: Table, { userId, courseId, lessonId }: LearnerLesson): SQL | undefined {
  return and(eq(table.userId, userId), eq(table.courseId, courseId), eq(table.lessonId, lessonId));
}
