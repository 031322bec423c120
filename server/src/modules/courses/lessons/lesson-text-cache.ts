import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { createVersionCache } from '../../../platform/version-cache.ts';
import { findLessonText, type LessonIds, type LessonTextRow } from './find-lesson.ts';

/** So many are kept, a few hundred kilobytes each at most. */
const capacity = 64;

/** The texts of lessons that were read last, each for as long as its course has the version with which it was read. */
export function createLessonTextCache(pool: Pool) {
  const kept = createVersionCache<LessonTextRow>(capacity);
  return (ids: LessonIds, language: Language, version: string): Promise<LessonTextRow | undefined> =>
    kept(`${ids.courseId} ${ids.lessonId} ${language}`, version, () => findLessonText(pool, ids, language));
}
