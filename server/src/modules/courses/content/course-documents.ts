import type { BodyPart, Heading } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import {
  type DocumentFiles,
  type Documents,
  forThread,
  inFolder,
  outOfFolder,
  revisionOf,
  type UploadFolder,
} from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Passage } from '../../../platform/searchable.ts';
import type { Services } from '../../../platform/services.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { coursesSearchSource } from '../catalogue/courses-search-source.ts';
import { courseFiles, courses } from '../courses.tables.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';
import { writeCourseFile } from './course-file.ts';
import { findCourseReferences } from './course-references.ts';
import { type CourseFile, courseShape } from './course-shapes.ts';
import { findStoredCourses } from './export-courses.ts';
import { formatCourses } from './format-courses.ts';
import { writeLessonFile } from './lesson-file.ts';
import { mediaFolder, mediaKeyOf } from './media.ts';
import { findPictureSizes } from './picture-sizes.ts';
import { announceCourse, publishCourse } from './save-courses.ts';
import { themeFilesOf } from './theme-files.ts';

const folder = 'courses';
const mainFile = 'course.yaml';

const media: UploadFolder = { name: 'media', keyOf: mediaKeyOf };

/** Courses as their authors work on them. */
export const courseDocuments: Documents = {
  ...{ kind: 'course', folder, mainFile, searchSource: coursesSearchSource.name },
  isFile: (path) => /^(course\.yaml|drawing\.svg|lessons\/[^/]+\.md|figures\/[^/]+|media\/[^/]+)$/.test(path),
  textAt,
  valueAt: (path) =>
    path === mainFile ? { shape: courseShape, write: (value: CourseFile) => writeCourseFile(value) } : undefined,

  shared: themeFilesOf(mainFile),

  async find(db, id) {
    const [found] = await findStoredCourses(db, id);
    if (!found) return undefined;
    const written = formatCourses({ themes: [], courses: [{ ...found.course, files: new Map() }] });
    const texts = [...outOfFolder(`${folder}/${id}`, written)].map(([path, bytes]) => [path, { bytes }] as const);
    return { status: found.status, files: new Map([...texts, ...found.stored]) };
  },

  findFile,

  findIds: async (db) => (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id),

  async findTitles(db, ids) {
    const rows = await db
      .select({ id: courses.id, title: courses.title, status: courses.status })
      .from(courses)
      .where(inArray(courses.id, [...ids]));
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  },

  async findRevisions(db, ids) {
    const rows = await db
      .select({ id: courses.id, contentHash: courses.contentHash, editedAt: courses.editedAt })
      .from(courses)
      .where(inArray(courses.id, [...ids]));
    return new Map(rows.map(({ id, ...row }) => [id, revisionOf(row)]));
  },

  findRendered,

  async prepare(services, { id, files, rendered, addresses }) {
    const { db, events } = services;
    const known = { ...(await findCourseReferences(db)), edited: [] };
    const taken = await forThreadWithSizes(services.storage, inFolder(`${folder}/${id}`, files));
    const { course, problems } = await services.threads.run(prepareTask, {
      ...{ id, ...taken, known, rendered, addresses },
    });
    return {
      problems,
      async save(tx: Db) {
        if (!course) throw new Error('A course with faults is not published');
        await publishCourse(tx, { ...course, files: asBuffers(course.files) });
        await announceCourse(tx, events, id);
      },
    };
  },

  async unpublish(tx, { events }, id) {
    await tx
      .update(courses)
      .set({ status: 'draft', editedAt: new Date(), updatedAt: sql`now()` })
      .where(eq(courses.id, id));
    await announceCourse(tx, events, id);
  },

  async renderText(services, { id, files, path, addresses }) {
    const known = { ...(await findCourseReferences(services.db)), edited: [] };
    const taken = await forThreadWithSizes(services.storage, inFolder(`${folder}/${id}`, files));
    const all = { id, ...taken, known, path: `${folder}/${id}/${path}`, addresses };
    return services.threads.run(renderTask, all);
  },

  uploads: {
    folders: { drawing: { name: 'figures' }, picture: media, video: media, captions: media },
    stored: { folder: mediaFolder, publishedKeys: sql`SELECT ${courseFiles.storageKey} FROM ${courseFiles}` },
  },
};

function textAt(path: string): { language: Language; textId: string } | undefined {
  const [, textId, code] = /^lessons\/([^/.]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  const language = languages.find((one) => one === code);
  return textId && language ? { language, textId } : undefined;
}

async function findFile(db: Db, courseId: string, path: string): ReturnType<Documents['findFile']> {
  const text = textAt(path);
  if (text) {
    const [row] = await db
      .select({
        title: lessonTexts.title,
        summary: lessonTexts.summary,
        keywords: lessonTexts.keywords,
        source: lessonTexts.source,
      })
      .from(lessonTexts)
      .innerJoin(lessons, and(eq(lessons.courseId, lessonTexts.courseId), eq(lessons.id, lessonTexts.lessonId)))
      .where(
        and(
          eq(lessonTexts.courseId, courseId),
          eq(lessonTexts.lessonId, text.textId),
          eq(lessonTexts.language, text.language),
          isNull(lessons.withdrawnAt),
        ),
      );
    return row && { bytes: writeLessonFile(row) };
  }
  if (path === mainFile) {
    const [found] = await findStoredCourses(db, courseId);
    return found && { bytes: writeCourseFile(found.course.file) };
  }
  const [row] = await db
    .select()
    .from(courseFiles)
    .where(and(eq(courseFiles.courseId, courseId), eq(courseFiles.path, path)));
  if (row?.content) return { bytes: row.content };
  return row?.storageKey ? { storageKey: row.storageKey } : undefined;
}

/**
 * Lessons lead to each other and show the files of their course: only where nothing but texts has changed do the others look
 * the same. All languages of a lesson share the headings of the first.
 */
async function findRendered(db: Db, courseId: string, changed: readonly string[]): Promise<RenderedTexts> {
  const lessonIds = changed.map((path) => textAt(path)?.textId);
  if (lessonIds.includes(undefined)) return new Map();
  const rows = await db
    .select({
      lessonId: lessonTexts.lessonId,
      language: lessonTexts.language,
      body: lessonTexts.body,
      contents: lessonTexts.contents,
      passages: lessonTexts.passages,
    })
    .from(lessonTexts)
    .where(
      and(
        eq(lessonTexts.courseId, courseId),
        eq(lessonTexts.rendererEdition, rendererEdition),
        notInArray(
          lessonTexts.lessonId,
          lessonIds.filter((id) => id !== undefined),
        ),
      ),
    );
  return new Map(
    rows.map(({ lessonId, language, ...rendered }) => [
      `${folder}/${courseId}/lessons/${lessonId}.${language}.md`,
      rendered satisfies { body: BodyPart[]; contents: Heading[]; passages: Passage[] },
    ]),
  );
}

/** Pictures are shown with their size, which only their bytes tell. */
async function forThreadWithSizes(storage: Services['storage'], files: DocumentFiles) {
  const taken = forThread(files);
  return { ...taken, sizes: await findPictureSizes(storage, taken.stored.values()) };
}

type TasksFile = typeof import('./course-document-tasks.ts');
const file = new URL('./course-document-tasks.ts', import.meta.url);

const prepareTask = defineThreadTask<TasksFile, 'prepareCourseDocument'>({
  ...{ name: 'prepareCourseDocument', file, limitMs: 120_000, isLong: true },
});

const renderTask = defineThreadTask<TasksFile, 'renderLessonText'>({
  ...{ name: 'renderLessonText', file, limitMs: 20_000 },
});
