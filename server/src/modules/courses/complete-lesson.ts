import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { courseCompleted, lessonCompleted } from './courses.events.ts';
import type { Translated } from './courses.tables.ts';
import { enrolLearner, lockEnrolment } from './enrol-learner.ts';
import { courseEnrollments, lessonProgress, lessons } from './lessons.tables.ts';

type Completing = {
  userId: string;
  course: { id: string; titles: Translated };
  lessonId: string;
  /** Whether they may be enrolled; somebody who reads a preview may be not, and is only ticked off. */
  mayEnrol: boolean;
  at: Date;
};

type Completed = {
  completed_at: Date;
  completed_lessons: number;
  lesson_count: number;
  course_completed_at: Date | null;
  next_lesson_id: string | null;
};

/**
 * Ticks a lesson off, and the course with the last one. Devices that do so at the same moment take turns by the
 * enrolment: each sees what the others have done, so exactly one of them finishes the course.
 */
export function completeLesson(services: Services, completing: Completing): Promise<Completed> {
  const { userId, course, lessonId, mayEnrol, at } = completing;
  const courseId = course.id;
  return services.db.transaction(async (tx) => {
    const enrolment = mayEnrol
      ? await enrolLearner(tx, { userId, courseId, at })
      : await lockEnrolment(tx, { userId, courseId });
    const isNews = await tickOff(tx, { userId, courseId, lessonId, at });
    if (isNews) await services.events.announce(tx, lessonCompleted, { userId, courseId, lessonId, at });

    const all = await publishedLessons(tx, userId, courseId);
    const lesson = all.find(({ id }) => id === lessonId);
    // Withdrawn a moment ago. What is left is not completed by it, least of all if nothing is.
    if (!lesson?.completedAt) throw new AppError('NOT_FOUND');
    const isCourseDone = all.every(({ completedAt }) => completedAt);
    let courseCompletedAt = enrolment?.completedAt ?? null;
    if (enrolment && !courseCompletedAt && isCourseDone) {
      courseCompletedAt = at;
      await tx.update(courseEnrollments).set({ completedAt: at }).where(eq(courseEnrollments.id, enrolment.id));
      await services.events.announce(tx, courseCompleted, { userId, courseId, titles: course.titles, at });
    }
    return {
      completed_at: lesson.completedAt,
      completed_lessons: all.filter(({ completedAt }) => completedAt).length,
      lesson_count: all.length,
      course_completed_at: courseCompletedAt,
      next_lesson_id: followingLesson(all, lessonId),
    };
  });
}

type Ticked = { userId: string; courseId: string; lessonId: string; at: Date };

/** Keeps the first time; tells whether this was it. */
async function tickOff(tx: Db, { userId, courseId, lessonId, at }: Ticked): Promise<boolean> {
  const changed = await tx
    .insert(lessonProgress)
    .values({ userId, courseId, lessonId, completedAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.courseId, lessonProgress.lessonId],
      set: { completedAt: at },
      setWhere: isNull(lessonProgress.completedAt),
    })
    .returning({ lessonId: lessonProgress.lessonId });
  return changed.length > 0;
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
