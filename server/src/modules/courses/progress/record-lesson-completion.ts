import { isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lessonCompleted } from '../courses.events.ts';
import type { LearnerLesson } from '../lessons/learner-lesson.ts';
import { lessonProgress } from '../lessons.tables.ts';

/** Marks a lesson as done; the first time is the one that is kept and told of. Without a time zone nobody was there. */
export async function recordLessonCompletion(
  services: Services,
  tx: Db,
  ticked: LearnerLesson & { at: Date; timeZone: string | null },
): Promise<void> {
  const { userId, courseId, lessonId, at, timeZone } = ticked;
  const changed = await tx
    .insert(lessonProgress)
    .values({ userId, courseId, lessonId, completedAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.courseId, lessonProgress.lessonId],
      set: { completedAt: at },
      setWhere: isNull(lessonProgress.completedAt),
    })
    .returning({ lessonId: lessonProgress.lessonId });
  if (changed.length === 0) return;
  await services.events.announce(tx, lessonCompleted, { userId, courseId, lessonId, at, timeZone });
}
