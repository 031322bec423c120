import type { Page } from '#platform/page-context.ts';

export type FirstLesson = { courseId: string; lessonId: string };

/** Where a beginner may go: on in their course, else to the first lesson of the course that suits them. */
export async function findFirstLesson({ api, preferences }: Page): Promise<FirstLesson | null> {
  const { language } = preferences;
  const { continuing, recommended } = await api.courses.learning({ language });
  const begun = continuing.find(({ next_lesson }) => next_lesson !== null);
  if (begun?.next_lesson) return { courseId: begun.course.id, lessonId: begun.next_lesson.id };
  const [course] = recommended;
  if (!course) return null;
  const { modules } = await api.courses.get({ courseId: course.id, language });
  const lesson = modules.flatMap(({ lessons }) => lessons)[0];
  return lesson ? { courseId: course.id, lessonId: lesson.id } : null;
}
