import type { Language } from '@navor/contract';
import type { Pool } from 'pg';
import { findLessonText, type LessonIds, type LessonTextRow } from './find-lesson.ts';
import { loadOutline, type OutlineRow } from './outline.ts';

/** So many are kept, a few hundred kilobytes each at most. */
const capacity = 64;

/** A lesson as everybody reads it, with the outline of its course. */
type KeptLesson = { version: string; lesson: LessonTextRow; outline: OutlineRow[] };

/**
 * The texts of lessons are large and change rarely, so those read last are kept in this process, each for as long as its
 * course has the version with which it was read.
 */
export function keepLessons(pool: Pool) {
  const lessons = new Map<string, KeptLesson>();

  return async (ids: LessonIds, language: Language, version: string): Promise<KeptLesson | undefined> => {
    const key = `${ids.courseId} ${ids.lessonId} ${language}`;
    const kept = lessons.get(key);
    lessons.delete(key);
    const current = kept?.version === version ? kept : await read(pool, ids, language, version);
    if (!current) return undefined;
    lessons.set(key, current);
    const [oldest] = lessons.keys();
    if (lessons.size > capacity && oldest !== undefined) lessons.delete(oldest);
    return current;
  };
}

async function read(pool: Pool, ids: LessonIds, language: Language, version: string): Promise<KeptLesson | undefined> {
  const [lesson, outline] = await Promise.all([
    findLessonText(pool, ids, language),
    loadOutline(pool, [ids.courseId], { language, userId: null }),
  ]);
  return lesson && { version, lesson, outline };
}
