import type { CourseCard, CourseLevel, RemainingWork, Tier } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import { isUnlocked } from '../courses.policy.ts';
import { remainingWorkSql } from '../progress/remaining-work.ts';

/** What cards and pages of courses have in common, the reader's enrolment included. */
export type CourseFacts = {
  id: string;
  title: Translated;
  summary: Translated;
  languages: Language[];
  theme_id: string;
  theme_title: Translated;
  level: CourseLevel;
  access: Tier;
  weeks: number;
  hours_per_week: number;
  author: string;
  drawing: string | null;
  enrolled_at: Date | null;
  completed_at: Date | null;
  left: RemainingWork | null;
  last_lesson_id: string | null;
};

export type CardRow = CourseFacts & { lesson_count: number; completed_lessons: number; last_read_at: Date | null };

type CardsQuery = { selection: string; order: string; reader?: `$${number}` };

/**
 * The statement for cards. `selection` picks rows of `courses`, and so comes down to those that are shown before anything
 * is joined; `order` puts them in order, there and here; `reader` is the parameter with the reader's id, or null.
 */
export function cardsQuery({ selection, order, reader = '$1' }: CardsQuery): string {
  return `
    WITH done AS (
      SELECT lesson_progress.course_id, count(*)::int AS completed_lessons
      FROM lesson_progress
      JOIN lessons ON lessons.course_id = lesson_progress.course_id AND lessons.id = lesson_progress.lesson_id
      WHERE lesson_progress.user_id = ${reader}::uuid AND lesson_progress.completed_at IS NOT NULL
        AND lessons.status = 'published'
      GROUP BY lesson_progress.course_id
    )
    SELECT courses.id, courses.title, courses.summary, courses.languages, courses.theme_id,
           themes.title AS theme_title, courses.level, courses.access, courses.weeks, courses.hours_per_week,
           courses.lesson_count, courses.author, courses.drawing, enrolment.enrolled_at, enrolment.completed_at,
           enrolment.last_lesson_id, enrolment.last_read_at, coalesce(done.completed_lessons, 0) AS completed_lessons,
           ${remainingWorkSql} AS "left"
    FROM (${selection}) AS courses
    JOIN themes ON themes.id = courses.theme_id
    LEFT JOIN course_enrollments AS enrolment ON enrolment.user_id = ${reader}::uuid AND enrolment.course_id = courses.id
    LEFT JOIN done ON done.course_id = courses.id
    ORDER BY ${order}`;
}

export function presentCard(row: CardRow, viewer: Viewer, wanted: Language): CourseCard {
  const language = commonLanguage(wanted, row.title, row.summary);
  const { id, languages, level, access, weeks, hours_per_week, lesson_count, author, drawing } = row;
  return {
    ...{ id, languages, level, access, weeks, hours_per_week, lesson_count, author, drawing, language },
    title: textIn(row.title, language),
    summary: textIn(row.summary, language),
    theme: { id: row.theme_id, title: textIn(row.theme_title, wanted) },
    is_unlocked: isUnlocked(viewer, row),
    enrolment: row.enrolled_at && {
      completed_lessons: row.completed_lessons,
      completed_at: row.completed_at,
      left: row.left,
    },
  };
}
