import type { BodyPart, Heading, LessonCompletion, MovedAnchors, Tier } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { Queryable } from '../../../platform/database/database.ts';
import { isContentId } from '../content-id.ts';
import { type OutlineLesson, outlineSql } from './course-outline.ts';
import { joinLessonText } from './lesson-text-sql.ts';

export type LessonRow = {
  course_id: string;
  course_title: Translated;
  access: Tier;
  id: string;
  module_id: string;
  module_title: Translated;
  minutes: number;
  is_preview: boolean;
  completion: LessonCompletion;
  language: Language;
  title: string;
};
export type LessonTextRow = LessonRow & {
  summary: string;
  body: BodyPart[];
  contents: Heading[];
  moved_anchors: MovedAnchors;
  /** Of the whole course, from the same moment. */
  outline: OutlineLesson[];
};

export type LessonIds = { courseId: string; lessonId: string };

/** A published lesson of a published course, without its text. */
export function findLesson(pool: Queryable, ids: LessonIds, language: Language): Promise<LessonRow | undefined> {
  return queryLesson<LessonRow>(pool, ids, { name: 'courses-lesson', text: lessonQuery(''), language });
}

/** A published lesson with its text in one language. Whether it may be read is still to be decided. */
export function findLessonText(
  pool: Queryable,
  ids: LessonIds,
  language: Language,
): Promise<LessonTextRow | undefined> {
  const columns = ['summary', 'body', 'contents', 'moved_anchors'].map((column) => `, text.${column}`).join('');
  const text = lessonQuery(`${columns}, ${outlineSql('$3')} AS outline`);
  return queryLesson<LessonTextRow>(pool, ids, { name: 'courses-lesson-text', text, language });
}

async function queryLesson<Row extends LessonRow>(
  pool: Queryable,
  { courseId, lessonId }: LessonIds,
  { name, text, language }: { name: string; text: string; language: Language },
): Promise<Row | undefined> {
  if (!isContentId(courseId) || !isContentId(lessonId)) return undefined;
  const { rows } = await pool.query<Row>({ name, text, values: [courseId, lessonId, language] });
  return rows[0];
}

function lessonQuery(textColumns: string): string {
  return `
    SELECT courses.id AS course_id, courses.title AS course_title, courses.access, lessons.id, lessons.module_id,
           course_modules.title AS module_title, lessons.minutes, lessons.is_preview, lessons.completion,
           text.language, text.title${textColumns}
    FROM lessons
    JOIN courses ON courses.id = lessons.course_id
    JOIN course_modules ON course_modules.course_id = lessons.course_id AND course_modules.id = lessons.module_id
    ${joinLessonText('$3')}
    WHERE lessons.course_id = $1 AND lessons.id = $2
      AND lessons.status = 'published' AND courses.status = 'published'`;
}
