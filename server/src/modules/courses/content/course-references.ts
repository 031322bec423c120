import type { ContentStatus, LessonCompletion } from '@navor/contract';
import { asc, isNull } from 'drizzle-orm';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import { courseModules, courses, themes } from '../courses.tables.ts';
import { lessons } from '../lessons.tables.ts';
import { readCourses } from './read-courses.ts';

/** A lesson, and where its course's file says what it is, if there is one. */
export type LessonReference = {
  id: string;
  status: ContentStatus;
  completion: LessonCompletion;
  written?: { path: string; line: number };
};
export type CourseReference = {
  id: string;
  status: ContentStatus;
  prerequisites: string[];
  moduleIds: string[];
  lessons: LessonReference[];
};

/** The themes and courses that other content refers to. */
export type CourseReferences = { themeIds: string[]; courses: CourseReference[] };

export const noCourseReferences: CourseReferences = { themeIds: [], courses: [] };

/** Courses that come along with other content are as they will be, not as they were. */
export function withCourseReferences<Known extends CourseReferences>(
  known: Known,
  { themeIds, courses: coming }: CourseReferences,
): Known {
  const replaced = new Set(coming.map(({ id }) => id));
  return {
    ...known,
    themeIds: [...known.themeIds, ...themeIds],
    courses: [...known.courses.filter(({ id }) => !replaced.has(id)), ...coming],
  };
}

/** Whether readers can open what a link to a course (`../statika`) or lesson (`../statika/sile`) names: a draft is as good as nothing. */
export function leadsToCourse({ courses: all }: CourseReferences, target: string): boolean {
  const [, courseId, lessonId] = /^\.\.\/([^/]+)(?:\/([^/]+))?$/.exec(target) ?? [];
  const course = all.find(({ id, status }) => id === courseId && status === 'published');
  if (!course || lessonId === undefined) return course !== undefined;
  return course.lessons.some(({ id, status }) => id === lessonId && status === 'published');
}

/** Those that the files themselves have. */
export function courseReferencesIn(files: ContentFiles): CourseReferences {
  const described = new Map([...files].filter(([path]) => /^themes\/|^courses\/[^/]+\/course\.yaml$/.test(path)));
  const content = readCourses(described);
  return {
    themeIds: content.themes.map(({ id }) => id),
    courses: content.courses.map(({ id, path, file, lineOf }) => ({
      id,
      status: file.status,
      prerequisites: file.prerequisites,
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

export async function findCourseReferences(db: Db): Promise<CourseReferences> {
  const themeRows = await db.select({ id: themes.id }).from(themes).orderBy(asc(themes.id));
  const courseRows = await db
    .select({ id: courses.id, status: courses.status, prerequisites: courses.prerequisites })
    .from(courses)
    .orderBy(asc(courses.id));
  const moduleRows = await db.select({ courseId: courseModules.courseId, id: courseModules.id }).from(courseModules);
  const lessonRows = await db
    .select({ courseId: lessons.courseId, id: lessons.id, status: lessons.status, completion: lessons.completion })
    .from(lessons)
    .where(isNull(lessons.withdrawnAt));
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId }) => courseId);
  return {
    themeIds: themeRows.map(({ id }) => id),
    courses: courseRows.map(({ id, status, prerequisites }) => ({
      ...{ id, status, prerequisites },
      moduleIds: (modulesOf.get(id) ?? []).map((module) => module.id),
      lessons: (lessonsOf.get(id) ?? []).map(({ courseId: _, ...lesson }) => lesson),
    })),
  };
}
