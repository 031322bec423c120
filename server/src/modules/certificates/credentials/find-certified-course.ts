import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { certificates } from '../certificates.tables.ts';
import type { CertifiedCourse } from './build-achievement.ts';

/** A course as its newest certificate has it: it may be another one by now, or gone. */
export async function findCertifiedCourse(db: Db, courseId: string): Promise<CertifiedCourse | undefined> {
  const { courseTitle, courseSummary, outcomes, themeId, themeTitle, drawing, hours, gradePercent } = certificates;
  const [newest] = await db
    .select({
      ...{ courseId: certificates.courseId, courseTitle, courseSummary, outcomes },
      ...{ themeId, themeTitle, drawing, hours, gradePercent },
    })
    .from(certificates)
    .where(eq(certificates.courseId, courseId))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return newest;
}
