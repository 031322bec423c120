import type { Language } from '@navor/contract';
import type { Pool } from 'pg';
import { findLessonText, type LessonIds, type LessonTextRow } from './find-lesson.ts';

/** So many are kept, a few hundred kilobytes each at most. */
const capacity = 64;

type Kept = { version: string; lesson: Promise<LessonTextRow | undefined> };

/**
 * The texts of lessons are large and change rarely, so those read last are kept in this process, each for as long as its
 * course has the version with which it was read. Who asks while one is being read waits for the same answer.
 */
export function keepLessons(pool: Pool) {
  const lessons = new Map<string, Kept>();

  return async (ids: LessonIds, language: Language, version: string): Promise<LessonTextRow | undefined> => {
    const key = `${ids.courseId} ${ids.lessonId} ${language}`;
    const known = lessons.get(key);
    const kept = known?.version === version ? known : { version, lesson: findLessonText(pool, ids, language) };
    // The one used last goes to the end, so that the first is the one to go.
    lessons.delete(key);
    lessons.set(key, kept);
    const forget = () => lessons.get(key) === kept && lessons.delete(key);
    const lesson = await kept.lesson.catch((error: unknown) => {
      forget();
      throw error;
    });
    // What does not exist must not push out what does.
    if (!lesson) forget();
    const [oldest] = lessons.keys();
    if (lessons.size > capacity && oldest !== undefined) lessons.delete(oldest);
    return lesson;
  };
}
