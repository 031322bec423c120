import { isNotNull } from 'drizzle-orm';
import type { EditedInApp } from '../../../content/files/edited-in-app.ts';
import type { Services } from '../../../platform/services.ts';
import { courses } from '../courses.tables.ts';
import { type CourseReferences, noCourseReferences } from './course-references.ts';
import { exportCourse } from './export-courses.ts';

/** What courses stand beside, outside of the files that are looked at. */
export type KnownCourses = CourseReferences & { edited: EditedInApp[] };

export const noKnownCourses: KnownCourses = { ...noCourseReferences, edited: [] };

/** Courses that say something else than the files they were loaded from. */
export async function findEditedCourses({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<EditedInApp[]> {
  const rows = await db
    .select({ id: courses.id, loadedHash: courses.contentHash })
    .from(courses)
    .where(isNotNull(courses.editedAt));
  return Promise.all(rows.map(async (row) => ({ ...row, files: await exportCourse(db, storage, row.id) })));
}
