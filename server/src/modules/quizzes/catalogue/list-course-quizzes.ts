import type { CourseQuizzes, Tier } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { isContentId, isUnlocked } from '../../courses/index.ts';
import { isRequired } from '../quizzes.policy.ts';
import { type CardRow, cardColumns, joinCard, presentCard } from './quiz-cards.ts';
import { joinPlace, type PlaceRow, placeColumns, presentPlaceInCourse } from './quiz-place.ts';

type CourseQuizzesQuery = { viewer: Viewer; courseId: string; language: Language; now: Date };

/** The published quizzes of a published course, by two statements whatever their number. */
export async function listCourseQuizzes(pool: Pool, query: CourseQuizzesQuery): Promise<CourseQuizzes | undefined> {
  const { viewer, courseId, language, now } = query;
  if (!isContentId(courseId)) return undefined;
  const [courses, quizzes] = await Promise.all([
    pool.query<CourseRow>({ name: 'quizzes-course', text: courseQuery, values: [courseId] }),
    pool.query<CardRow & PlaceRow>({
      name: 'quizzes-of-course',
      text: quizzesQuery,
      values: [courseId, readerId(viewer), now],
    }),
  ]);
  const [course] = courses.rows;
  if (!course) return undefined;
  return {
    course: {
      id: course.id,
      title: textIn(course.title, language),
      language: commonLanguage(language, course.title),
      is_unlocked: isUnlocked(viewer, course),
      access: course.access,
    },
    quizzes: quizzes.rows.map((row) => ({
      ...presentCard(row, language),
      ...presentPlaceInCourse(row, language),
      is_required: isRequired({ courseId, moduleId: row.module_id, lessonId: row.lesson_id }),
    })),
  };
}

type CourseRow = { id: string; title: Translated; access: Tier };

const courseQuery = `SELECT id, title, access FROM courses WHERE id = $1 AND status = 'published'`;

const quizzesQuery = `
  SELECT ${cardColumns}, ${placeColumns}
  FROM quizzes
  ${joinCard({ reader: '$2', now: '$3' })}
  ${joinPlace}
  WHERE quizzes.course_id = $1 AND quizzes.status = 'published'
  ORDER BY place_module.position NULLS LAST, place_lesson.position NULLS LAST, quizzes.position, quizzes.id`;
