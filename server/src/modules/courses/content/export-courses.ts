import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readStoredFile, type StoredFile } from '../../../content/documents.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { contentState } from '../../../content/files/edited-in-app.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { courseFiles, courseModules, courses, themes } from '../courses.tables.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';
import type { CourseFile } from './course-shapes.ts';
import { formatCourses, type WritableCourse } from './format-courses.ts';

/**
 * The whole content of the database as files: those that it was loaded from, unless somebody changed it since. Lessons that
 * were withdrawn are no part of them, as the files that they show are gone.
 */
export async function exportCourses(services: Pick<Services, 'db' | 'storage'>): Promise<ContentFiles> {
  return (await exportCoursesSnapshot(services)).files;
}

/** The files together with what tells later of each course whether it is still the same. */
export type CoursesSnapshot = { files: ContentFiles; hashes: Map<string, string> };

export function exportCoursesSnapshot({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<CoursesSnapshot> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(
    async (tx) => {
      const themeRows = await tx.select().from(themes).orderBy(asc(themes.id));
      const found = await findStoredCourses(tx);
      const written: WritableCourse[] = [];
      for (const { course, stored } of found) written.push({ ...course, files: await readAll(storage, stored) });
      const files = formatCourses({ themes: themeRows.map((row) => ({ id: row.id, file: row })), courses: written });
      return { files, hashes: new Map(found.map(({ course, state }) => [course.id, state])) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The same files of one course, without its theme. */
export async function exportCourse(db: Db, storage: Services['storage'], courseId: string): Promise<ContentFiles> {
  const [found] = await findStoredCourses(db, courseId);
  if (!found) return new Map();
  return formatCourses({ themes: [], courses: [{ ...found.course, files: await readAll(storage, found.stored) }] });
}

async function readAll(storage: Services['storage'], stored: ReadonlyMap<string, StoredFile>) {
  const files = new Map<string, Buffer>();
  for (const [path, file] of stored) files.set(path, await readStoredFile(storage, file));
  return files;
}

type StoredCourse = {
  course: Omit<WritableCourse, 'files'>;
  stored: Map<string, StoredFile>;
  status: CourseFile['status'];
  /** Another one whenever what it says has changed. */
  state: string;
};

/** Courses as they are in the database, with their files where they are. */
export async function findStoredCourses(db: Db, courseId?: string): Promise<StoredCourse[]> {
  const isWanted = (id: PgColumn): SQL | undefined => (courseId === undefined ? undefined : eq(id, courseId));
  const courseRows = await db.select().from(courses).where(isWanted(courses.id)).orderBy(asc(courses.id));
  const moduleRows = await db
    .select()
    .from(courseModules)
    .where(isWanted(courseModules.courseId))
    .orderBy(asc(courseModules.position), asc(courseModules.id));
  const lessonRows = await db
    .select()
    .from(lessons)
    .where(and(isNull(lessons.withdrawnAt), isWanted(lessons.courseId)))
    .orderBy(asc(lessons.position), asc(lessons.id));
  const textRows = await db
    .select({
      courseId: lessonTexts.courseId,
      lessonId: lessonTexts.lessonId,
      language: lessonTexts.language,
      title: lessonTexts.title,
      summary: lessonTexts.summary,
      keywords: lessonTexts.keywords,
      source: lessonTexts.source,
    })
    .from(lessonTexts)
    .innerJoin(lessons, and(eq(lessons.courseId, lessonTexts.courseId), eq(lessons.id, lessonTexts.lessonId)))
    .where(and(isNull(lessons.withdrawnAt), isWanted(lessonTexts.courseId)));
  const fileRows = await db.select().from(courseFiles).where(isWanted(courseFiles.courseId));

  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId, moduleId }) => `${courseId}/${moduleId}`);
  const textsOf = Map.groupBy(textRows, ({ courseId }) => courseId);
  const filesOf = Map.groupBy(fileRows, ({ courseId }) => courseId);

  return courseRows.map(({ id, themeId, ...course }) => {
    const file: CourseFile = {
      ...course,
      theme: themeId,
      modules: (modulesOf.get(id) ?? []).map((module) => ({
        ...module,
        lessons: (lessonsOf.get(`${id}/${module.id}`) ?? []).map((lesson) => ({
          ...lesson,
          preview: lesson.isPreview,
        })),
      })),
    };
    const texts: StoredCourse['course']['texts'] = new Map();
    for (const { lessonId, language, ...text } of textsOf.get(id) ?? []) {
      const ofLesson = texts.get(lessonId) ?? new Map();
      texts.set(lessonId, ofLesson.set(language, text));
    }
    const stored = new Map((filesOf.get(id) ?? []).map((row) => [row.path, storedFile(row)]));
    return { course: { id, file, texts }, stored, status: course.status, state: contentState(course) };
  });
}

function storedFile({ path, content, storageKey }: typeof courseFiles.$inferSelect): StoredFile {
  if (content) return { bytes: content };
  if (!storageKey) throw new Error(`The file ${path} is nowhere`);
  return { storageKey };
}
