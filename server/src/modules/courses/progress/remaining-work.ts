/**
 * Of a row of `course_enrollments` called `enrolment`: what is left before the course is completed. This is the rule by
 * which courses are completed, and what screens are told. Lessons come before quizzes. A course without a published
 * lesson waits for its lessons, so that nobody completes it by doing nothing.
 */
export const remainingWorkSql = `
  CASE
    WHEN enrolment.id IS NULL OR enrolment.completed_at IS NOT NULL THEN NULL
    WHEN EXISTS (
      SELECT FROM lessons
      LEFT JOIN lesson_progress AS progress ON progress.user_id = enrolment.user_id
        AND progress.course_id = lessons.course_id AND progress.lesson_id = lessons.id
      WHERE lessons.course_id = enrolment.course_id AND lessons.status = 'published' AND progress.completed_at IS NULL
    ) THEN 'lessons'
    WHEN NOT EXISTS (
      SELECT FROM lessons WHERE lessons.course_id = enrolment.course_id AND lessons.status = 'published'
    ) THEN 'lessons'
    WHEN EXISTS (
      SELECT FROM course_quizzes
      LEFT JOIN course_quiz_passes AS passes
        ON passes.user_id = enrolment.user_id AND passes.quiz_id = course_quizzes.quiz_id
      WHERE course_quizzes.course_id = enrolment.course_id AND passes.quiz_id IS NULL
    ) THEN 'quizzes'
    ELSE 'nothing'
  END`;
