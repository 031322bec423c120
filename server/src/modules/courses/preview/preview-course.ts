import type { Course, Lesson, Locked, PreviewedAs } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { PreparedDocument } from '../../../content/documents.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { rehearse } from '../../../platform/database/rehearse.ts';
import { AppError } from '../../../platform/errors.ts';
import { loadCoursePage } from '../catalogue/load-course-page.ts';
import { findLessonText } from '../lessons/find-lesson.ts';
import { loadLessonPage } from '../lessons/load-lesson-page.ts';
import { previewingViewer } from './previewing-viewer.ts';

/** A course that could be published as it is. */
type PreparedCourse = { id: string } & Pick<PreparedDocument, 'save'>;
type PreviewQuery = { as: PreviewedAs; language: Language };
type LessonPreview = { kind: 'open'; lesson: Lesson } | { kind: 'locked'; locked: Locked };

/** The page of a course as somebody with this plan would see it once it were published. */
export function previewCourse(
  pool: Pool,
  course: PreparedCourse,
  { as, language }: PreviewQuery,
): Promise<Course | undefined> {
  return asIfPublished(pool, course, (connection) =>
    loadCoursePage(connection, course.id, { viewer: previewingViewer(as), language }),
  );
}

/** The same of one of its lessons. */
export function previewLesson(
  pool: Pool,
  course: PreparedCourse,
  { lessonId, as, language }: PreviewQuery & { lessonId: string },
): Promise<LessonPreview | undefined> {
  const ids = { courseId: course.id, lessonId };
  return asIfPublished(pool, course, async (connection) => {
    try {
      const lesson = await loadLessonPage(connection, ids, {
        ...{ viewer: previewingViewer(as), language },
        // Past the cache of texts: nobody will ask for this version of the course again.
        findText: () => findLessonText(connection, ids, language),
      });
      return lesson && { kind: 'open', lesson };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PLAN_REQUIRED') throw error;
      return { kind: 'locked', locked: error.data as Locked };
    }
  });
}

/**
 * Publishes the course, reads what readers would, and takes it back: so a page is shown by the very statements that show it
 * later, and differs from it in nothing.
 */
function asIfPublished<Page>(
  pool: Pool,
  { save }: PreparedCourse,
  read: (connection: Queryable) => Promise<Page>,
): Promise<Page> {
  return rehearse(pool, async ({ db, connection }) => {
    await save(db);
    return read(connection);
  });
}
