import type { Lesson } from '@navor/contract';
import type { Language } from '@navor/languages';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { refuseLockedLesson } from '../courses.policy.ts';
import type { LessonIds, LessonTextRow } from './find-lesson.ts';
import { findReadingState } from './find-reading-state.ts';
import { presentLesson } from './present-lesson.ts';

type FindText = (ids: LessonIds, language: Language, version: string) => Promise<LessonTextRow | undefined>;

/** A published lesson as somebody sees it; refused where their plan does not open it. `findText` may have it at hand. */
export async function loadLessonPage(
  pool: Queryable,
  ids: LessonIds,
  { viewer, language, findText }: { viewer: Viewer; language: Language; findText: FindText },
): Promise<Lesson | undefined> {
  const reading = await findReadingState(pool, ids, readerId(viewer));
  const lesson = reading && (await findText(ids, language, reading.version));
  if (!lesson) return undefined;
  refuseLockedLesson(viewer, lesson, language);
  return presentLesson(lesson, { ...reading, viewer }, language);
}
