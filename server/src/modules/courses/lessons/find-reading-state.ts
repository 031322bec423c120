import type { Lesson, Note } from '@navor/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { isContentId } from '../content-id.ts';
import { remainingWorkSql } from '../progress/remaining-work.ts';
import { courseVersionSql } from './course-version.ts';
import type { LessonIds } from './find-lesson.ts';

type Reader = NonNullable<Lesson['reader']>;

export type ReadingState = {
  /** Of the published course. */
  version: string;
  reader: Reader | null;
  /** When lessons of the course were done, by their ids. */
  completions: ReadonlyMap<string, Date>;
};

/** What is to be known of a course and its reader before a lesson can be shown, by one statement. */
export async function findReadingState(
  pool: Queryable,
  { courseId, lessonId }: LessonIds,
  userId: string | null,
): Promise<ReadingState | undefined> {
  if (!isContentId(courseId) || !isContentId(lessonId)) return undefined;
  const { rows } = await pool.query<ReadingRow>({
    name: 'courses-reading',
    text: readingQuery,
    values: [userId, courseId, lessonId],
  });
  const [row] = rows;
  if (!row) return undefined;
  return {
    version: row.version,
    reader: userId === null ? null : readerOf(row),
    completions: new Map(row.completions.map(({ id, at }) => [id, new Date(at)])),
  };
}

function readerOf(row: ReadingRow): Reader {
  const { is_enrolled, completed_at, course_completed_at, course_left, is_bookmarked } = row;
  const { place_anchor, place_fraction, notes } = row;
  return {
    ...{ is_enrolled, completed_at, course_completed_at, course_left, is_bookmarked },
    place: place_fraction === null ? null : { anchor: place_anchor, fraction: place_fraction },
    notes: notes.map((note) => ({
      ...note,
      created_at: new Date(note.created_at),
      updated_at: new Date(note.updated_at),
    })),
  };
}

type ReadingRow = Omit<Reader, 'place' | 'notes'> & {
  version: string;
  place_anchor: string | null;
  place_fraction: number | null;
  notes: (Omit<Note, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string })[];
  completions: { id: string; at: string }[];
};

const readingQuery = `
  SELECT ${courseVersionSql} AS version,
         enrolment.id IS NOT NULL AS is_enrolled, enrolment.completed_at AS course_completed_at,
         ${remainingWorkSql} AS course_left,
         progress.completed_at, progress.place_anchor, progress.place_fraction,
         EXISTS (SELECT FROM lesson_bookmarks
                 WHERE user_id = $1 AND course_id = $2 AND lesson_id = $3) AS is_bookmarked,
         coalesce((SELECT json_agg(json_build_object('id', id, 'anchor', anchor, 'text', text,
                                                     'created_at', created_at, 'updated_at', updated_at)
                                   ORDER BY created_at, id)
                   FROM lesson_notes WHERE user_id = $1 AND course_id = $2 AND lesson_id = $3), '[]') AS notes,
         coalesce((SELECT json_agg(json_build_object('id', lesson_id, 'at', completed_at))
                   FROM lesson_progress
                   WHERE user_id = $1 AND course_id = $2 AND completed_at IS NOT NULL), '[]') AS completions
  FROM courses
  LEFT JOIN course_enrollments AS enrolment ON enrolment.user_id = $1 AND enrolment.course_id = courses.id
  LEFT JOIN lesson_progress AS progress
    ON progress.user_id = $1 AND progress.course_id = courses.id AND progress.lesson_id = $3
  WHERE courses.id = $2 AND courses.status = 'published'`;
