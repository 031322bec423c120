import { screenPath } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import { nameCourses, nameLessons } from '../../courses/index.ts';
import { nameQuizzes } from '../../quizzes/index.ts';

type Named = { title: string; path: string };

/** What causes are about, as it is called now and where it is: by three statements. What is gone has no name. */
export async function nameCauses(
  { db, pool }: Services,
  causes: readonly string[],
  language: Language,
): Promise<Map<string, Named>> {
  const idsOf = (kind: string) =>
    causes.filter((cause) => cause.startsWith(`${kind}:`)).map((cause) => cause.slice(kind.length + 1));
  const [lessons, courses, quizzes] = await Promise.all([
    nameLessons(db, idsOf('lesson').map(lessonIdsIn), language),
    nameCourses(pool, idsOf('course'), language),
    nameQuizzes(pool, idsOf('quiz'), language),
  ]);
  return new Map<string, Named>([
    ...lessons.map(({ courseId, lessonId, title }): [string, Named] => [
      `lesson:${courseId}/${lessonId}`,
      { title, path: screenPath('lesson', { courseId, lessonId }) },
    ]),
    ...Array.from(courses, ([courseId, title]): [string, Named] => [
      `course:${courseId}`,
      { title, path: screenPath('course', { courseId }) },
    ]),
    ...Array.from(quizzes, ([quizId, title]): [string, Named] => [
      `quiz:${quizId}`,
      { title, path: screenPath('quiz', { quizId }) },
    ]),
  ]);
}

function lessonIdsIn(id: string): { courseId: string; lessonId: string } {
  const [courseId = '', lessonId = ''] = id.split('/');
  return { courseId, lessonId };
}
