import type { QuizPlace } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';

/** Where in a course a quiz is. */
export type PlaceRow = {
  course_id: string | null;
  course_title: Translated | null;
  module_id: string | null;
  module_title: Translated | null;
  module_number: number | null;
  lesson_id: string | null;
  lesson_titles: Translated | null;
};

export const placeColumns = `
  place_course.id AS course_id, place_course.title AS course_title, place_module.id AS module_id,
  place_module.title AS module_title,
  CASE WHEN place_module.id IS NOT NULL THEN (
    SELECT count(*)::int FROM course_modules AS earlier
    WHERE earlier.course_id = place_module.course_id
      AND (earlier.id = place_module.id OR (earlier.position < place_module.position AND EXISTS (
        SELECT FROM lessons WHERE lessons.course_id = earlier.course_id AND lessons.module_id = earlier.id
          AND lessons.status = 'published')))
  ) END AS module_number,
  place_lesson.id AS lesson_id,
  (SELECT json_object_agg(language, title) FROM lesson_texts
   WHERE course_id = place_lesson.course_id AND lesson_id = place_lesson.id) AS lesson_titles`;

/** Joins what `placeColumns` needs to `quizzes`. The quiz of a lesson is in that lesson's module. */
export const joinPlace = `
  LEFT JOIN courses AS place_course ON place_course.id = quizzes.course_id
  LEFT JOIN lessons AS place_lesson ON place_lesson.course_id = quizzes.course_id
    AND place_lesson.id = quizzes.lesson_id AND place_lesson.status = 'published'
  LEFT JOIN course_modules AS place_module ON place_module.course_id = quizzes.course_id
    AND place_module.id = coalesce(place_lesson.module_id, quizzes.module_id)`;

export function presentPlace(row: PlaceRow, language: Language): QuizPlace | null {
  if (row.course_id === null || row.course_title === null) return null;
  return {
    course: { id: row.course_id, title: textIn(row.course_title, language) },
    ...presentPlaceInCourse(row, language),
  };
}

export function presentPlaceInCourse(
  row: Omit<PlaceRow, 'course_id' | 'course_title'>,
  language: Language,
): Pick<QuizPlace, 'module' | 'lesson'> {
  const { module_id, module_title, module_number, lesson_id, lesson_titles } = row;
  return {
    module:
      module_id !== null && module_title !== null && module_number !== null
        ? { id: module_id, title: textIn(module_title, language), number: module_number }
        : null,
    lesson: lesson_id !== null && lesson_titles ? { id: lesson_id, title: textIn(lesson_titles, language) } : null,
  };
}
