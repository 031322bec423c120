import { and, eq, type SQL, sql } from 'drizzle-orm';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';

/** Of a row of `lesson_texts`: an older renderer made it. One of a withdrawn lesson is never shown and stays as it is. */
export function isOutdated(courseId?: string): SQL | undefined {
  return and(
    sql`(${lessonTexts.rendererEdition} <> ${rendererEdition} AND NOT EXISTS (
      SELECT FROM ${lessons} WHERE ${lessons.courseId} = ${lessonTexts.courseId}
        AND ${lessons.id} = ${lessonTexts.lessonId} AND ${lessons.withdrawnAt} IS NOT NULL))`,
    courseId === undefined ? undefined : eq(lessonTexts.courseId, courseId),
  );
}

/** In one course, or in any. */
export async function hasOutdatedTexts(db: Db, courseId?: string): Promise<boolean> {
  const rows = await db
    .select({ lessonId: lessonTexts.lessonId })
    .from(lessonTexts)
    .where(isOutdated(courseId))
    .limit(1);
  return rows.length > 0;
}
