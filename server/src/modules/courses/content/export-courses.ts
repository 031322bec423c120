import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/files/storage.ts';
import type { Services } from '../../../platform/services.ts';
import { courseFiles, courseModules, courses, themes } from '../courses.tables.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';
import type { CourseFile } from './course-shapes.ts';
import { formatCourses } from './format-courses.ts';
import type { ReadCourse } from './read-courses.ts';

/**
 * The whole content of the database as files: those that it was loaded from, unless somebody changed it since. Lessons that
 * were withdrawn are no part of them, as the files that they show are gone.
 */
export async function exportCourses(services: Pick<Services, 'db' | 'storage'>): Promise<ContentFiles> {
  return (await exportCoursesSnapshot(services)).files;
}

/** The files together with each course's content hash, which tells later whether it is still the same. */
export type CoursesSnapshot = { files: ContentFiles; hashes: Map<string, string> };

export function exportCoursesSnapshot({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<CoursesSnapshot> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(
    async (tx) => {
      const { hashes, ...content } = await readAll(tx, storage);
      return { files: formatCourses(content), hashes };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readAll(db: Db, storage: Storage) {
  const themeRows = await db.select().from(themes).orderBy(asc(themes.id));
  const courseRows = await db.select().from(courses).orderBy(asc(courses.id));
  const moduleRows = await db.select().from(courseModules).orderBy(asc(courseModules.position), asc(courseModules.id));
  const lessonRows = await db
    .select()
    .from(lessons)
    .where(isNull(lessons.withdrawnAt))
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
    .where(isNull(lessons.withdrawnAt));
  const fileRows = await db.select().from(courseFiles);

  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId, moduleId }) => `${courseId}/${moduleId}`);
  const textsOf = Map.groupBy(textRows, ({ courseId }) => courseId);
  const filesOf = Map.groupBy(fileRows, ({ courseId }) => courseId);

  const read: ReadCourse[] = [];
  for (const { id, themeId, ...course } of courseRows) {
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
    const texts: ReadCourse['texts'] = new Map();
    for (const { lessonId, language, ...text } of textsOf.get(id) ?? []) {
      const ofLesson = texts.get(lessonId) ?? new Map();
      texts.set(lessonId, ofLesson.set(language, { ...text, firstLine: 1, path: '' }));
    }
    const files = new Map<string, Buffer>();
    for (const row of filesOf.get(id) ?? []) files.set(row.path, await bytesOf(row, storage));
    read.push({ id, path: '', file, texts, files, lineOf: () => 1 });
  }
  const hashes = new Map(courseRows.map(({ id, contentHash }) => [id, contentHash]));
  return { themes: themeRows.map((row) => ({ id: row.id, path: '', file: row })), courses: read, hashes };
}

async function bytesOf({ path, content, storageKey }: typeof courseFiles.$inferSelect, storage: Storage) {
  if (content) return content;
  const stored = storageKey ? await storage.get(storageKey) : undefined;
  if (!stored) throw new Error(`The file ${path} is missing in storage`);
  return Buffer.from(await new Response(stored.stream).arrayBuffer());
}
