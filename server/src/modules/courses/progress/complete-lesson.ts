import type { RemainingWork } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lessonProgress, lessons } from '../lessons.tables.ts';
import { completeCourse } from './complete-course.ts';
import { enrolLearner, lockEnrolment } from './enrol-learner.ts';
import { recordLessonCompletion } from './record-lesson-completion.ts';

type Completing = {
  userId: string;
  course: { id: string; titles: Translated };
  lessonId: string;
  /** Whether they may be enrolled; somebody who reads a preview may be not, and is only ticked off. */
  mayEnrol: boolean;
  at: Date;
  timeZone: string;
};

type Completed = {
  completed_at: Date;
  completed_lessons: number;
  lesson_count: number;
  course_completed_at: Date | null;
  course_left: RemainingWork | null;
  next_lesson_id: string | null;
};

/**
 * Ticks a lesson off, and the course with the last one unless a quiz of it is still to be passed. Devices that do so at
 * the same moment take turns by the enrolment: each sees what the others have done, so exactly one of them finishes the
 * course.
 */
export function completeLesson(services: Services, completing: Completing): Promise<Completed> {
  const { userId, course, lessonId, mayEnrol, at, timeZone } = completing;
  const courseId = course.id;
  return services.db.transaction(async (tx) => {
    const enrolment = mayEnrol
      ? await enrolLearner(tx, { userId, courseId, at })
      : await lockEnrolment(tx, { userId, courseId });
    await recordLessonCompletion(services, tx, { userId, courseId, lessonId, at, timeZone });
    const all = await publishedLessons(tx, userId, courseId);
    const lesson = all.find(({ id }) => id === lessonId);
    // Withdrawn a moment ago. What is left is not completed by it, least of all if nothing is.
    if (!lesson?.completedAt) throw new AppError('NOT_FOUND');
    const finished =
      enrolment && (await completeCourse(services, tx, { enrolment, titles: course.titles, at, timeZone }));
    return {
      completed_at: lesson.completedAt,
      completed_lessons: all.filter(({ completedAt }) => completedAt).length,
      lesson_count: all.length,
      course_completed_at: finished?.completedAt ?? null,
      course_left: finished?.left ?? null,
      next_lesson_id: followingLesson(all, lessonId),
    };
  });
}

type LessonState = { id: string; completedAt: Date | null };

function publishedLessons(tx: Db, userId: string, courseId: string): Promise<LessonState[]> {
  const own = and(
    eq(lessonProgress.userId, userId),
    eq(lessonProgress.courseId, lessons.courseId),
    eq(lessonProgress.lessonId, lessons.id),
  );
  return tx
    .select({ id: lessons.id, completedAt: lessonProgress.completedAt })
    .from(lessons)
    .leftJoin(lessonProgress, own)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.status, 'published')))
    .orderBy(asc(lessons.position));
}

/** The next one that is not done; after the last, the first that was skipped. */
function followingLesson(all: LessonState[], lessonId: string): string | null {
  const index = all.findIndex(({ id }) => id === lessonId);
  const left = [...all.slice(index + 1), ...all.slice(0, index + 1)].filter(({ completedAt }) => !completedAt);
  return left[0]?.id ?? null;
}
