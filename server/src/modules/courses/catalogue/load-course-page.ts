import type { Course } from '@navor/contract';
import type { Language } from '@navor/languages';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { loadOutline } from '../lessons/course-outline.ts';
import { findCourse } from './find-course.ts';
import { presentCourse } from './present-course.ts';

/** A published course and its syllabus, as somebody sees them. */
export async function loadCoursePage(
  pool: Queryable,
  courseId: string,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<Course | undefined> {
  const userId = readerId(viewer);
  const course = await findCourse(pool, courseId, userId);
  if (!course) return undefined;
  return presentCourse(course, await loadOutline(pool, [course.id], { language, userId }), viewer, language);
}
