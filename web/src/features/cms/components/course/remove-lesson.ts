import { api } from '#platform/browser-api.ts';
import type { EditedCourse } from './use-course-draft.ts';

/** Takes a lesson with its texts out of the draft, once what waits is saved; null where nothing went wrong. */
export async function removeLesson(course: EditedCourse, lessonId: string): Promise<'outdated' | 'failed' | null> {
  const answer = await course
    .request((base_hash) => api.cms.courses.removeLesson({ courseId: course.id, lessonId, base_hash }))
    .catch(() => undefined);
  if (!answer) return 'failed';
  return answer.kind === 'outdated' ? 'outdated' : null;
}
