import type { Lesson, Note } from '@navor/contract';
import type { Pool } from 'pg';
import type { LessonIds } from './find-lesson.ts';

type Reader = NonNullable<Lesson['reader']>;

/** What somebody has done in a lesson, their notes included, by one statement. */
export async function findReader(pool: Pool, userId: string, { courseId, lessonId }: LessonIds): Promise<Reader> {
  const { rows } = await pool.query<ReaderRow>({
    name: 'courses-reader',
    text: readerQuery,
    values: [userId, courseId, lessonId],
  });
  const [row] = rows;
  if (!row) throw new Error('The state of a reader could not be read');
  const { is_enrolled, completed_at, course_completed_at, is_bookmarked, place_anchor, place_fraction, notes } = row;
  return {
    ...{ is_enrolled, completed_at, course_completed_at, is_bookmarked },
    place: place_fraction === null ? null : { anchor: place_anchor, fraction: place_fraction },
    notes: notes.map((note) => ({
      ...note,
      created_at: new Date(note.created_at),
      updated_at: new Date(note.updated_at),
    })),
  };
}

type ReaderRow = Omit<Reader, 'place' | 'notes'> & {
  place_anchor: string | null;
  place_fraction: number | null;
  notes: (Omit<Note, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string })[];
};

const readerQuery = `
  SELECT enrolment.id IS NOT NULL AS is_enrolled, enrolment.completed_at AS course_completed_at,
         progress.completed_at, progress.place_anchor, progress.place_fraction,
         EXISTS (SELECT FROM lesson_bookmarks
                 WHERE user_id = $1 AND course_id = $2 AND lesson_id = $3) AS is_bookmarked,
         coalesce((SELECT json_agg(json_build_object('id', id, 'anchor', anchor, 'text', text,
                                                     'created_at', created_at, 'updated_at', updated_at)
                                   ORDER BY created_at, id)
                   FROM lesson_notes WHERE user_id = $1 AND course_id = $2 AND lesson_id = $3), '[]') AS notes
  FROM (VALUES (1)) AS one
  LEFT JOIN course_enrollments AS enrolment ON enrolment.user_id = $1 AND enrolment.course_id = $2
  LEFT JOIN lesson_progress AS progress
    ON progress.user_id = $1 AND progress.course_id = $2 AND progress.lesson_id = $3`;
