import type { MovedAnchors } from '@navor/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { moveAnchors } from '../../../content/anchors/move-anchors.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lessonNotes, lessonProgress, lessonTexts } from '../lessons.tables.ts';
import type { PreparedCourse, PreparedText } from './prepare-courses.ts';

type Renaming = { lesson_id: string; from_anchor: string; to_anchor: string };

/**
 * Brings notes and reading places to where their headings are in the texts that are about to replace the saved ones; gives
 * those texts with what older links to them lead to.
 */
export async function carryAnchorsOver(
  db: Db,
  { id: courseId, prepared }: Pick<PreparedCourse, 'id' | 'prepared'>,
): Promise<(PreparedText & { movedAnchors: MovedAnchors })[]> {
  const next = Map.groupBy(prepared, ({ lessonId }) => lessonId);
  const saved = Map.groupBy(await savedTexts(db, courseId, [...next.keys()]), ({ lessonId }) => lessonId);
  const texts: (PreparedText & { movedAnchors: MovedAnchors })[] = [];
  const renamings: Renaming[] = [];
  for (const [lessonId, ofLesson] of next) {
    const { moved, renamed } = moveAnchors(saved.get(lessonId) ?? [], ofLesson);
    for (const text of ofLesson) texts.push({ ...text, movedAnchors: moved.get(text.language) ?? {} });
    for (const [from, to] of renamed) renamings.push({ lesson_id: lessonId, from_anchor: from, to_anchor: to });
  }
  if (renamings.length > 0) await renameAnchors(db, courseId, renamings);
  return texts;
}

function savedTexts(db: Db, courseId: string, lessonIds: string[]) {
  return db
    .select({
      ...{ lessonId: lessonTexts.lessonId, language: lessonTexts.language, contents: lessonTexts.contents },
      ...{ passages: lessonTexts.passages, movedAnchors: lessonTexts.movedAnchors },
    })
    .from(lessonTexts)
    .where(and(eq(lessonTexts.courseId, courseId), inArray(lessonTexts.lessonId, lessonIds)));
}

/** All at once, since one heading may have got the name that another one had. */
async function renameAnchors(db: Db, courseId: string, renamings: readonly Renaming[]): Promise<void> {
  const renamed = sql`jsonb_to_recordset(${JSON.stringify(renamings)}::jsonb)
    AS renamed (lesson_id text, from_anchor text, to_anchor text)`;
  await db.execute(sql`UPDATE ${lessonNotes} AS note SET anchor = renamed.to_anchor FROM ${renamed}
    WHERE note.course_id = ${courseId} AND note.lesson_id = renamed.lesson_id AND note.anchor = renamed.from_anchor`);
  await db.execute(sql`UPDATE ${lessonProgress} AS progress SET place_anchor = renamed.to_anchor FROM ${renamed}
    WHERE progress.course_id = ${courseId} AND progress.lesson_id = renamed.lesson_id
      AND progress.place_anchor = renamed.from_anchor`);
}
