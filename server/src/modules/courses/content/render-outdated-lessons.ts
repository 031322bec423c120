import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { saveRendered as saveTexts } from '../../../content/files/save-rendered.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { coursesSearchSource } from '../catalogue/courses-search-source.ts';
import { courses } from '../courses.tables.ts';
import { lessonTexts } from '../lessons.tables.ts';
import { type CoursesSnapshot, exportCoursesSnapshot } from './export-courses.ts';
import { hasOutdatedTexts, isOutdated } from './outdated-texts.ts';
import { type PreparedCourses, type PreparedText, prepareCourses } from './prepare-courses.ts';

/** After an update of the renderer, shows every lesson as the new one would. */
export const renderOutdatedLessons = defineJob({
  name: 'render-outdated-lessons',
  input: z.object({}),
  retries: 3,
  async run(_, services) {
    const { files, hashes } = await exportCoursesSnapshot(services);
    await saveRendered(services, await prepareCourses(files), hashes);
  },
});

export function hasOutdatedLessons({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return hasOutdatedTexts(db);
}

/** Saves how lessons look and nothing else, of courses that are still those of the snapshot. */
export async function saveRendered(
  services: Pick<Services, 'db' | 'pool' | 'log' | 'events'>,
  { courses: prepared, problems }: PreparedCourses,
  hashes: CoursesSnapshot['hashes'],
): Promise<void> {
  await saveTexts(services.log, {
    owners: [...hashes.keys()].map((id) => ({
      id,
      folder: `courses/${id}`,
      texts: prepared.find((course) => course.id === id)?.prepared ?? [],
    })),
    problems,
    save: (id, sound) => saveBodies(services, id, hashes.get(id) ?? '', sound),
  });
}

/** Tells which texts stay as they were. */
function saveBodies(
  { db, pool, events }: Pick<Services, 'db' | 'pool' | 'events'>,
  courseId: string,
  hash: string,
  texts: PreparedText[],
): Promise<{ lessonId: string; language: string }[]> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: courses.id })
        .from(courses)
        .where(and(eq(courses.id, courseId), eq(courses.contentHash, hash)))
        .for('no key update');
      // What was loaded in the meantime was rendered then.
      if (!same) return [];
      const isOutdatedHere = and(eq(lessonTexts.courseId, courseId), isOutdated());
      for (const { lessonId, language, body, contents, passages } of texts) {
        await tx
          .update(lessonTexts)
          .set({ body, contents, passages, rendererEdition })
          .where(and(isOutdatedHere, eq(lessonTexts.lessonId, lessonId), eq(lessonTexts.language, language)));
      }
      // It may be found by other passages now.
      await events.announce(tx, searchableChanged, { source: coursesSearchSource.name, groupId: courseId });
      // A faulty text would fail at every start again. Its old body can still be read, so it counts as made by this
      // edition: the next edition tries again, and mending the text means loading it, which renders it too.
      return tx
        .update(lessonTexts)
        .set({ rendererEdition })
        .where(isOutdatedHere)
        .returning({ lessonId: lessonTexts.lessonId, language: lessonTexts.language });
    }),
  );
}
