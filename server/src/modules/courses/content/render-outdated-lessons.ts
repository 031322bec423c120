import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { takeTurns } from '../../../platform/database/locks.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { rendererEdition } from '../../../platform/markdown/renderer-edition.ts';
import type { Services } from '../../../platform/services.ts';
import { courses } from '../courses.tables.ts';
import { lessonTexts } from '../lessons.tables.ts';
import { type ContentSnapshot, exportSnapshot } from './export-content.ts';
import { type PreparedContent, type PreparedCourse, prepareContent } from './prepare-content.ts';

/** After an update of the renderer, shows every lesson as the new one would. */
export const renderOutdatedLessons = defineJob({
  name: 'render-outdated-lessons',
  input: z.object({}),
  retries: 3,
  async run(_, services) {
    const { files, hashes } = await exportSnapshot(services);
    await saveRendered(services, await prepareContent(files), hashes);
  },
});

export async function hasOutdatedLessons({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const rows = await db
    .select({ lessonId: lessonTexts.lessonId })
    .from(lessonTexts)
    .where(ne(lessonTexts.rendererEdition, rendererEdition))
    .limit(1);
  return rows.length > 0;
}

/** Saves how lessons look and nothing else, of courses that are still those of the snapshot and have no faults. */
export async function saveRendered(
  services: Pick<Services, 'db' | 'pool' | 'log'>,
  { courses: prepared, problems }: PreparedContent,
  hashes: ContentSnapshot['hashes'],
): Promise<void> {
  for (const course of prepared) {
    const fault = problems.find(
      ({ path, severity }) => severity === 'error' && path.startsWith(`courses/${course.id}/`),
    );
    if (!fault) await saveBodies(services, course, hashes.get(course.id) ?? '');
    else services.log.warn({ courseId: course.id, fault }, 'course not rendered anew: it has faults');
  }
}

function saveBodies(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { id: courseId, prepared }: PreparedCourse,
  hash: string,
): Promise<void> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: courses.id })
        .from(courses)
        .where(and(eq(courses.id, courseId), eq(courses.contentHash, hash)))
        .for('no key update');
      // What was loaded in the meantime was rendered then.
      if (!same) return;
      for (const { lessonId, language, body, contents } of prepared) {
        await tx
          .update(lessonTexts)
          .set({ body, contents, rendererEdition })
          .where(
            and(
              eq(lessonTexts.courseId, courseId),
              eq(lessonTexts.lessonId, lessonId),
              eq(lessonTexts.language, language),
              ne(lessonTexts.rendererEdition, rendererEdition),
            ),
          );
      }
    }),
  );
}
