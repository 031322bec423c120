import type { LessonLink, Tier } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { Viewer } from '../../../platform/access.ts';
import { mayRead } from '../courses.policy.ts';
import { lessonLink } from './lesson-link.ts';
import { joinLessonText } from './lesson-text-sql.ts';

export type LessonReference = { course: string; lesson: string };
export type LinkedLesson = { course: { id: string; title: string }; lesson: LessonLink; is_open: boolean };

/** What links to lessons say, in the order in which they are named. Those that are not published are left out. */
export async function findLessonLinks(
  pool: Pool,
  viewer: Viewer,
  { lessons, language }: { lessons: readonly LessonReference[]; language: Language },
): Promise<LinkedLesson[]> {
  if (lessons.length === 0) return [];
  const { rows } = await pool.query<LinkRow>({
    name: 'courses-lesson-links',
    text: linksQuery,
    values: [lessons.map(({ course }) => course), lessons.map(({ lesson }) => lesson), language],
  });
  return rows.map((row) => ({
    course: { id: row.course_id, title: textIn(row.course_title, language) },
    lesson: lessonLink(row),
    is_open: mayRead(viewer, row, row),
  }));
}

type LinkRow = LessonLink & { course_id: string; course_title: Translated; access: Tier; is_preview: boolean };

const linksQuery = `
  SELECT courses.id AS course_id, courses.title AS course_title, courses.access,
         lessons.id, lessons.minutes, lessons.is_preview, text.title, text.language
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS named (course_id, lesson_id, place)
  JOIN courses ON courses.id = named.course_id AND courses.status = 'published'
  JOIN lessons ON lessons.course_id = courses.id AND lessons.id = named.lesson_id AND lessons.status = 'published'
  ${joinLessonText('$3')}
  ORDER BY named.place`;
