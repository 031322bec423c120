import type { LessonCompletion } from '@navor/contract';
import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courseModules, courses, themes } from '../courses.tables.ts';
import { lessons } from '../lessons.tables.ts';
import type { ReadContent } from './read-content.ts';

/** A lesson, and where its course's file says what it is, if there is one. */
export type LessonPlace = { id: string; completion: LessonCompletion; written?: { path: string; line: number } };
export type CoursePlaces = { id: string; moduleIds: string[]; lessons: LessonPlace[] };

/** Where other content can belong. */
export type Places = { themeIds: string[]; courses: CoursePlaces[] };

export function placesInContent({
  themes: read,
  courses: readCourses,
}: Pick<ReadContent, 'themes' | 'courses'>): Places {
  return {
    themeIds: read.map(({ id }) => id),
    courses: readCourses.map(({ id, path, file, lineOf }) => ({
      id,
      moduleIds: file.modules.map((module) => module.id),
      lessons: file.modules.flatMap((module, number) =>
        module.lessons.map((lesson, place) => ({
          id: lesson.id,
          completion: lesson.completion,
          written: { path, line: lineOf(['modules', number, 'lessons', place, 'id']) },
        })),
      ),
    })),
  };
}

export async function findPlaces(db: Db): Promise<Places> {
  const themeRows = await db.select({ id: themes.id }).from(themes).orderBy(asc(themes.id));
  const courseRows = await db.select({ id: courses.id }).from(courses).orderBy(asc(courses.id));
  const moduleRows = await db.select({ courseId: courseModules.courseId, id: courseModules.id }).from(courseModules);
  const lessonRows = await db
    .select({ courseId: lessons.courseId, id: lessons.id, completion: lessons.completion })
    .from(lessons)
    .where(isNull(lessons.withdrawnAt));
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId }) => courseId);
  return {
    themeIds: themeRows.map(({ id }) => id),
    courses: courseRows.map(({ id }) => ({
      id,
      moduleIds: (modulesOf.get(id) ?? []).map((module) => module.id),
      lessons: (lessonsOf.get(id) ?? []).map((lesson) => ({ id: lesson.id, completion: lesson.completion })),
    })),
  };
}
