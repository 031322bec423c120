import type { Tier } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { Viewer } from '../../../platform/access.ts';
import { found } from '../../../platform/errors.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { mayRead, refuseLockedLesson } from '../courses.policy.ts';
import { findLesson, type LessonIds } from './find-lesson.ts';
import { joinLessonText } from './lesson-text-sql.ts';

type NamedLesson = LessonIds & { title: string; isOpen: boolean };

/** A lesson as plain passages; null for the text that a reader's plan does not open. */
type ReadLesson = LessonIds & {
  title: string;
  language: Language;
  text: { summary: string; passages: Passage[] } | null;
};

type NameRow = LessonIds & { title: string; access: Tier; is_preview: boolean };
type TextRow = NameRow & { language: Language; summary: string; passages: Passage[] };

/** What lessons are called, and whether somebody may read them, by one statement; those that are not published are absent. */
export async function nameLessonsTo(
  pool: Pool,
  viewer: Viewer,
  lessons: readonly LessonIds[],
  language: Language,
): Promise<NamedLesson[]> {
  const rows = await queryLessons<NameRow>(pool, lessons, { language, name: 'courses-name-lessons', columns: '' });
  return rows.map(({ courseId, lessonId, title, access, is_preview }) => ({
    ...{ courseId, lessonId, title, isOpen: mayRead(viewer, { access }, { is_preview }) },
  }));
}

/** The same with what they say, as far as somebody may read it now. */
export async function readLessons(
  pool: Pool,
  viewer: Viewer,
  lessons: readonly LessonIds[],
  language: Language,
): Promise<ReadLesson[]> {
  const columns = ', text.language, text.summary, text.passages';
  const rows = await queryLessons<TextRow>(pool, lessons, { language, name: 'courses-read-lessons', columns });
  return rows.map(({ access, is_preview, summary, passages, ...lesson }) => ({
    ...{ courseId: lesson.courseId, lessonId: lesson.lessonId, title: lesson.title, language: lesson.language },
    text: mayRead(viewer, { access }, { is_preview }) ? { summary, passages } : null,
  }));
}

/** The title of a lesson that somebody may read; refused as reading it would be. */
export async function nameReadableLesson(
  pool: Pool,
  viewer: Viewer,
  ids: LessonIds,
  language: Language,
): Promise<string> {
  const lesson = found(await findLesson(pool, ids, language));
  refuseLockedLesson(viewer, lesson, language);
  return lesson.title;
}

async function queryLessons<Row extends NameRow>(
  pool: Pool,
  lessons: readonly LessonIds[],
  { language, name, columns }: { language: Language; name: string; columns: string },
): Promise<Row[]> {
  if (lessons.length === 0) return [];
  const { rows } = await pool.query<Row>({
    ...{ name, text: lessonsQuery(columns) },
    values: [lessons.map(({ courseId }) => courseId), lessons.map(({ lessonId }) => lessonId), language],
  });
  return rows;
}

function lessonsQuery(textColumns: string): string {
  return `
    SELECT DISTINCT ON (courses.id, lessons.id) courses.id AS "courseId", lessons.id AS "lessonId",
           courses.access, lessons.is_preview, text.title${textColumns}
    FROM unnest($1::text[], $2::text[]) AS named (course_id, lesson_id)
    JOIN courses ON courses.id = named.course_id AND courses.status = 'published'
    JOIN lessons ON lessons.course_id = courses.id AND lessons.id = named.lesson_id AND lessons.status = 'published'
    ${joinLessonText('$3')}`;
}
