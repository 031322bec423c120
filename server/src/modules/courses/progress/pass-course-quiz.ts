import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { courseQuizPasses, courseQuizzes } from '../course-quizzes.tables.ts';
import { courses } from '../courses.tables.ts';
import { lessons } from '../lessons.tables.ts';
import { completeCourse } from './complete-course.ts';
import { enrolLearner } from './enrol-learner.ts';
import { recordLessonCompletion } from './record-lesson-completion.ts';

type Passing = { userId: string; quizId: string; at: Date; timeZone: string | null };

/**
 * Does in a course what passing one of its quizzes does: completes the quiz's lesson, and the course if nothing else is
 * left of it. Again changes nothing. Takes the enrolment first, as ticking a lesson off by hand does.
 */
export async function passCourseQuiz(services: Services, tx: Db, passing: Passing): Promise<void> {
  const { userId, quizId, at, timeZone } = passing;
  const course = await courseOf(tx, quizId);
  const enrolment = course && (await enrolLearner(tx, { userId, courseId: course.id, at }));
  // Of any quiz: one that is in no course today may be in one tomorrow.
  await tx.insert(courseQuizPasses).values({ userId, quizId, passedAt: at }).onConflictDoNothing();
  if (!enrolment) return;
  const { id: courseId, titles, lessonId } = course;
  if (lessonId) await recordLessonCompletion(services, tx, { userId, courseId, lessonId, at, timeZone });
  await completeCourse(services, tx, { enrolment, titles, at, timeZone });
}

/** The course that has the quiz, and the lesson that is done by it, if there is one. */
async function courseOf(tx: Db, quizId: string) {
  const isLesson = and(
    eq(lessons.courseId, courseQuizzes.courseId),
    eq(lessons.id, courseQuizzes.lessonId),
    eq(lessons.status, 'published'),
    eq(lessons.completion, 'quiz'),
  );
  const [course] = await tx
    .select({ id: courses.id, titles: courses.title, lessonId: lessons.id })
    .from(courseQuizzes)
    .innerJoin(courses, eq(courses.id, courseQuizzes.courseId))
    .leftJoin(lessons, isLesson)
    .where(eq(courseQuizzes.quizId, quizId));
  return course;
}
