import { api } from '#platform/browser-api.ts';
import type { EditedCourse } from './use-course-draft.ts';

/** Takes a lesson with its texts out of the draft, once what waits is saved; null where nothing went wrong. */
export async function removeLesson(course: EditedCourse, lessonId: string): Promise<'outdated' | 'failed' | null> {
  if (!(await course.store.flush())) return 'failed';
  const base_hash = course.store.hash();
  const answer = await api.cms.courses.removeLesson({ courseId: course.id, lessonId, base_hash }).catch(() => null);
  if (!answer) return 'failed';
  course.take(answer.course);
  return answer.kind === 'outdated' ? 'outdated' : null;
}
