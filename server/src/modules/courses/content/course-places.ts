import type { ContentStatus, LessonCompletion } from '@navor/contract';
import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courseModules, courses, themes } from '../courses.tables.ts';
import { lessons } from '../lessons.tables.ts';
import type { ReadContent } from './read-content.ts';

/** A lesson, and where its course's file says what it is, if there is one. */
export type LessonPlace = {
  id: string;
  status: ContentStatus;
  completion: LessonCompletion;
  written?: { path: string; line: number };
};
export type CoursePlaces = { id: string; status: ContentStatus; moduleIds: string[]; lessons: LessonPlace[] };

/** Where other content can belong. */
export type Places = { themeIds: string[]; courses: CoursePlaces[] };

export const noPlaces: Places = { themeIds: [], courses: [] };

/** Courses that come along with other content are as they will be, not as they were. */
export function withPlaces<Around extends Places>(around: Around, { themeIds, courses: coming }: Places): Around {
  const replaced = new Set(coming.map(({ id }) => id));
  return {
    ...around,
    themeIds: [...around.themeIds, ...themeIds],
    courses: [...around.courses.filter(({ id }) => !replaced.has(id)), ...coming],
  };
}

/** Whether readers can open what a link to a course (`../statika`) or lesson (`../statika/sile`) names: a draft is as good as nothing. */
export function leadsToPlace({ courses: all }: Places, target: string): boolean {
  const [, courseId, lessonId] = /^\.\.\/([^/]+)(?:\/([^/]+))?$/.exec(target) ?? [];
  const course = all.find(({ id, status }) => id === courseId && status === 'published');
  if (!course || lessonId === undefined) return course !== undefined;
  return course.lessons.some(({ id, status }) => id === lessonId && status === 'published');
}

export function placesInContent({
  themes: read,
  courses: readCourses,
}: Pick<ReadContent, 'themes' | 'courses'>): Places {
  return {
    themeIds: read.map(({ id }) => id),
    courses: readCourses.map(({ id, path, file, lineOf }) => ({
      id,
      status: file.status,
      moduleIds: file.modules.map((module) => module.id),
      lessons: file.modules.flatMap((module, number) =>
        module.lessons.map((lesson, place) => ({
          id: lesson.id,
          status: lesson.status,
          completion: lesson.completion,
          written: { path, line: lineOf(['modules', number, 'lessons', place, 'id']) },
        })),
      ),
    })),
  };
}

export async function findPlaces(db: Db): Promise<Places> {
  const themeRows = await db.select({ id: themes.id }).from(themes).orderBy(asc(themes.id));
  const courseRows = await db.select({ id: courses.id, status: courses.status }).from(courses).orderBy(asc(courses.id));
  const moduleRows = await db.select({ courseId: courseModules.courseId, id: courseModules.id }).from(courseModules);
  const lessonRows = await db
    .select({ courseId: lessons.courseId, id: lessons.id, status: lessons.status, completion: lessons.completion })
    .from(lessons)
    .where(isNull(lessons.withdrawnAt));
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId }) => courseId);
  return {
    themeIds: themeRows.map(({ id }) => id),
    courses: courseRows.map(({ id, status }) => ({
      id,
      status,
      moduleIds: (modulesOf.get(id) ?? []).map((module) => module.id),
      lessons: (lessonsOf.get(id) ?? []).map(({ courseId: _, ...lesson }) => lesson),
    })),
  };
}
