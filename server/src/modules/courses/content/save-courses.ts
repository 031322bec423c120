import { type Language, languages } from '@navor/languages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { SaveReport } from '../../../content/content-kind.ts';
import { type EditedInApp, isOverEdits, neverLoaded } from '../../../content/files/edited-in-app.ts';
import { hashFiles } from '../../../content/files/hash-files.ts';
import { holdStoredFiles } from '../../../content/files/hold-stored-files.ts';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { saveNamedRows } from '../../../content/save-named-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { coursesSearchSource } from '../catalogue/courses-search-source.ts';
import { courseChanged, themeRenamed } from '../courses.events.ts';
import { courseFiles, courseModules, courses, themes } from '../courses.tables.ts';
import { lessons, lessonTexts } from '../lessons.tables.ts';
import { carryAnchorsOver } from './carry-anchors-over.ts';
import { readCourseDrawing } from './course-drawing.ts';
import { exportCourse } from './export-courses.ts';
import { formatCourses } from './format-courses.ts';
import { mediaOf } from './media.ts';
import { hasOutdatedTexts } from './outdated-texts.ts';
import type { PreparedCourse, PreparedCourses } from './prepare-courses.ts';
import type { ReadTheme } from './read-courses.ts';

/**
 * Brings prepared content into the database. The same content again changes nothing. Courses that are not part of it stay
 * as they are; a lesson that left its course goes, or is withdrawn where somebody's progress or notes depend on it.
 */
export async function saveCourses(
  { db, pool, storage, events }: Pick<Services, 'db' | 'pool' | 'storage' | 'events'>,
  { themes: readThemes, courses: prepared }: Pick<PreparedCourses, 'themes' | 'courses'>,
): Promise<SaveReport> {
  const storedKeys: string[] = [];
  for (const { files } of prepared) {
    for (const [path, bytes] of files) {
      const media = mediaOf(path, bytes);
      if (!media) continue;
      await storage.put(media.key, bytes);
      storedKeys.push(media.key);
    }
  }
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      await holdStoredFiles(tx, storage, storedKeys);
      const report: SaveReport = { saved: [], unchanged: [] };
      const renamed = await saveNamedRows(tx, themes, readThemes.map(themeRow));
      for (const course of prepared) report[await saveCourse({ storage }, tx, course)].push(course.id);
      for (const groupId of new Set([...report.saved, ...(await coursesOfThemes(tx, renamed))])) {
        await events.announce(tx, searchableChanged, { source: coursesSearchSource.name, groupId });
      }
      for (const courseId of report.saved) await events.announce(tx, courseChanged, { courseId });
      for (const themeId of renamed) await events.announce(tx, themeRenamed, { themeId });
      return report;
    }),
  );
}

export function themeRow({ id, file: { position, title, summary } }: ReadTheme) {
  return { id, position, title: normalizeTranslations(title), summary: normalizeTranslations(summary) };
}

async function coursesOfThemes(db: Db, themeIds: string[]): Promise<string[]> {
  if (themeIds.length === 0) return [];
  const rows = await db.select({ id: courses.id }).from(courses).where(inArray(courses.themeId, themeIds));
  return rows.map(({ id }) => id);
}

async function saveCourse(
  services: Pick<Services, 'storage'>,
  db: Db,
  course: PreparedCourse,
): Promise<keyof SaveReport> {
  const files = formatCourses({ themes: [], courses: [course] });
  const contentHash = hashFiles(files);
  const known = await findKnown(db, course.id);
  if (known?.contentHash === contentHash && (known.editedAt || !(await hasOutdatedTexts(db, course.id)))) {
    return 'unchanged';
  }
  if (known?.editedAt) await refuseOverEdits(services, db, { id: course.id, files, loadedHash: known.contentHash });
  await writeCourse(db, course, { contentHash, editedAt: null });
  return 'saved';
}

/** Files are checked for this before they are loaded, so that it can only have been edited a moment ago. */
async function refuseOverEdits(
  { storage }: Pick<Services, 'storage'>,
  db: Db,
  { id, files, loadedHash }: EditedInApp,
): Promise<void> {
  if (!isOverEdits(files, { loadedHash, files: await exportCourse(db, storage, id) })) return;
  throw new Error(`"${id}" was edited in the app while it was about to be loaded`);
}

async function findKnown(db: Db, courseId: string): Promise<Origin | undefined> {
  const [known] = await db
    .select({ contentHash: courses.contentHash, editedAt: courses.editedAt })
    .from(courses)
    .where(eq(courses.id, courseId));
  return known;
}

/** Makes a course what is published, whatever was there before; what was loaded from files stays known by their hash. */
export async function publishCourse(db: Db, course: CourseToWrite): Promise<void> {
  const known = await findKnown(db, course.id);
  await writeCourse(db, course, { contentHash: known?.contentHash ?? neverLoaded, editedAt: new Date() });
}

type Origin = { contentHash: string; editedAt: Date | null };
export type CourseToWrite = Pick<PreparedCourse, 'id' | 'file' | 'files' | 'stored' | 'prepared'>;

async function writeCourse(db: Db, course: CourseToWrite, origin: Origin): Promise<void> {
  const { file } = course;
  const published = file.modules.flatMap((module) => module.lessons).filter(({ status }) => status === 'published');
  const row = {
    themeId: file.theme,
    status: file.status,
    position: file.position,
    level: file.level,
    access: file.access,
    weeks: file.weeks,
    hoursPerWeek: file.hoursPerWeek,
    author: file.author,
    title: normalizeTranslations(file.title),
    summary: normalizeTranslations(file.summary),
    description: normalizeTranslations(file.description),
    outcomes: normalizeTranslations(file.outcomes),
    drawing: readCourseDrawing(course.files).markup,
    prerequisites: file.prerequisites,
    lessonCount: published.length,
    languages: languages.filter((language) => isWhollyIn(language, course, published)),
    ...origin,
  };
  await db
    .insert(courses)
    .values({ id: course.id, ...row })
    .onConflictDoUpdate({ target: courses.id, set: { ...row, updatedAt: sql`now()` } });
  await saveModules(db, course);
  await saveLessons(db, course);
  await withdrawMissing(db, course);
  await saveTexts(db, course);
  await saveFiles(db, course);
}

/** Whoever shows courses, or finds them, is told. */
export async function announceCourse(tx: Db, events: Services['events'], courseId: string): Promise<void> {
  await events.announce(tx, searchableChanged, { source: coursesSearchSource.name, groupId: courseId });
  await events.announce(tx, courseChanged, { courseId });
}

async function saveModules(db: Db, { id: courseId, file }: CourseToWrite): Promise<void> {
  for (const [position, { id, title, summary }] of file.modules.entries()) {
    const row = { position, title: normalizeTranslations(title), summary: normalizeTranslations(summary) };
    await db
      .insert(courseModules)
      .values({ courseId, id, ...row })
      .onConflictDoUpdate({ target: [courseModules.courseId, courseModules.id], set: row });
  }
}

async function saveLessons(db: Db, { id: courseId, file }: CourseToWrite): Promise<void> {
  const placed = file.modules.flatMap((module) => module.lessons.map((lesson) => ({ ...lesson, moduleId: module.id })));
  for (const [position, { id, moduleId, status, preview, minutes, completion }] of placed.entries()) {
    const row = { moduleId, position, status, isPreview: preview, minutes, completion, withdrawnAt: null };
    await db
      .insert(lessons)
      .values({ courseId, id, ...row })
      .onConflictDoUpdate({ target: [lessons.courseId, lessons.id], set: row });
  }
}

async function withdrawMissing(db: Db, { id: courseId, file }: CourseToWrite): Promise<void> {
  const moduleIds = file.modules.map(({ id }) => id);
  const lessonIds = file.modules.flatMap((module) => module.lessons.map(({ id }) => id));
  const isMissing = sql`course_id = ${courseId} AND NOT (id = ANY(${sql.param(lessonIds)}::text[]))`;
  const isKept = ['lesson_progress', 'lesson_notes', 'lesson_bookmarks'].map(
    (table) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} AS kept
                           WHERE kept.course_id = lessons.course_id AND kept.lesson_id = lessons.id)`,
  );
  // Somebody who begins to read one meanwhile waits, or is waited for: what depends on it is all there to be seen then.
  await db.execute(sql`SELECT FROM lessons WHERE ${isMissing} ORDER BY id FOR UPDATE`);
  await db.execute(sql`DELETE FROM lessons WHERE ${isMissing} AND NOT (${sql.join(isKept, sql` OR `)})`);
  await db.execute(sql`UPDATE lessons SET status = 'draft', withdrawn_at = now()
    WHERE ${isMissing} AND withdrawn_at IS NULL`);
  // A withdrawn lesson is shown nowhere, so any module may hold it: one that left would come back with an export otherwise.
  await db.execute(sql`UPDATE lessons SET module_id = ${moduleIds[0]}
    WHERE ${isMissing} AND NOT (module_id = ANY(${sql.param(moduleIds)}::text[]))`);
  await db.execute(sql`DELETE FROM course_modules
    WHERE course_id = ${courseId} AND NOT (id = ANY(${sql.param(moduleIds)}::text[]))`);
}

async function saveTexts(db: Db, course: CourseToWrite): Promise<void> {
  const { id: courseId } = course;
  const prepared = await carryAnchorsOver(db, course);
  const lessonIds = [...new Set(prepared.map(({ lessonId }) => lessonId))];
  await db.execute(sql`DELETE FROM lesson_texts
    WHERE course_id = ${courseId} AND lesson_id = ANY(${sql.param(lessonIds)}::text[])`);
  for (const { lessonId, language, title, summary, keywords, source, ...rendered } of prepared) {
    await db.insert(lessonTexts).values({
      ...{ courseId, lessonId, language, title, summary, keywords, source },
      ...{ ...rendered, rendererEdition },
    });
  }
}

async function saveFiles(db: Db, { id: courseId, files, stored }: CourseToWrite): Promise<void> {
  await db.delete(courseFiles).where(eq(courseFiles.courseId, courseId));
  for (const [path, bytes] of files) {
    const storageKey = mediaOf(path, bytes)?.key ?? null;
    await db.insert(courseFiles).values({ courseId, path, storageKey, content: storageKey ? null : bytes });
  }
  for (const [path, storageKey] of stored) await db.insert(courseFiles).values({ courseId, path, storageKey });
}

/** With all that its pages show: its own texts, those of its modules and every published lesson. */
function isWhollyIn(language: Language, { file, prepared }: CourseToWrite, published: { id: string }[]): boolean {
  const { title, summary, description, outcomes, modules } = file;
  const texts = [title, summary, description, outcomes, ...modules.flatMap((module) => [module.title, module.summary])];
  const written = new Set(prepared.filter((text) => text.language === language).map(({ lessonId }) => lessonId));
  return texts.every((text) => text[language] !== undefined) && published.every(({ id }) => written.has(id));
}
