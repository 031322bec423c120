import { and, eq } from 'drizzle-orm';
import { contentState } from '../../../content/files/edited-in-app.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { renderOutdatedTexts } from '../../../content/render-outdated-texts.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { coursesSearchSource } from '../catalogue/courses-search-source.ts';
import { courses } from '../courses.tables.ts';
import { lessonTexts } from '../lessons.tables.ts';
import { exportCoursesSnapshot } from './export-courses.ts';
import { hasOutdatedTexts, isOutdated } from './outdated-texts.ts';
import type { PreparedText } from './prepare-courses.ts';

export const outdatedLessons = renderOutdatedTexts<PreparedText>({
  jobName: 'render-outdated-lessons',
  folder: 'courses',
  exportSnapshot: exportCoursesSnapshot,
  render: ({ threads }, files) => threads.run(renderTask, { files }),
  has: hasOutdatedTexts,
  async lockUnchanged(db, courseId, hash) {
    const [course] = await db.select().from(courses).where(eq(courses.id, courseId)).for('no key update');
    return course !== undefined && contentState(course) === hash;
  },
  updateText: (db, courseId, { lessonId, language, body, contents, passages }) =>
    db
      .update(lessonTexts)
      .set({ body, contents, passages, rendererEdition })
      .where(and(isOutdated(courseId), eq(lessonTexts.lessonId, lessonId), eq(lessonTexts.language, language))),
  acceptOutdated: (db, courseId) =>
    db
      .update(lessonTexts)
      .set({ rendererEdition })
      .where(isOutdated(courseId))
      .returning({ lessonId: lessonTexts.lessonId, language: lessonTexts.language }),
  announce: (db, { events }, groupId) =>
    events.announce(db, searchableChanged, { source: coursesSearchSource.name, groupId }),
});

/** An installation's whole content may take minutes. */
const renderTask = defineThreadTask<typeof import('./render-lessons.ts'), 'renderLessons'>({
  name: 'renderLessons',
  file: new URL('./render-lessons.ts', import.meta.url),
  limitMs: 15 * 60_000,
  isLong: true,
});
