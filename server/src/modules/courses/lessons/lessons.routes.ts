import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { isUnlocked, refuseLockedLesson, refuseUnlessByHand } from '../courses.policy.ts';
import { deleteNote } from '../notes/delete-note.ts';
import { saveNote } from '../notes/save-note.ts';
import { completeLesson } from '../progress/complete-lesson.ts';
import { reopenLesson } from '../progress/reopen-lesson.ts';
import { bookmarkLesson, removeBookmark } from './bookmark-lesson.ts';
import { findLesson, type LessonIds } from './find-lesson.ts';
import { createLessonTextCache } from './lesson-text-cache.ts';
import { loadLessonPage } from './load-lesson-page.ts';
import { reportReading } from './report-reading.ts';

const done = { done: true as const };

export function lessonsRoutes(services: Services) {
  const { db, pool } = services;
  const cachedLesson = createLessonTextCache(pool);

  /** A lesson that the caller may read; anything else is refused. */
  const readable = async (ids: LessonIds, { viewer, headers }: ApiContext) => {
    const language = languageOf(headers);
    const lesson = found(await findLesson(pool, ids, language));
    refuseLockedLesson(viewer, lesson, language);
    return lesson;
  };

  /** One's own traces may be removed from a lesson that one's plan no longer opens. */
  const existing = async (ids: LessonIds, { headers }: ApiContext) => {
    found(await findLesson(pool, ids, languageOf(headers)));
  };

  return {
    get: os.courses.lessons.get.handler(async ({ input, context: { viewer } }) =>
      found(await loadLessonPage(pool, input, { viewer, language: input.language, findText: cachedLesson })),
    ),

    complete: os.courses.lessons.complete.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const lesson = await readable(input, context);
      refuseUnlessByHand(lesson);
      return completeLesson(services, {
        userId: viewer.user.id,
        course: { id: lesson.course_id, titles: lesson.course_title },
        lessonId: lesson.id,
        mayEnrol: isUnlocked(viewer, lesson),
        at: new Date(),
        timeZone: timeZoneOf(viewer, context.headers),
      });
    }),

    reopen: os.courses.lessons.reopen.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      refuseUnlessByHand(await readable(input, context));
      await reopenLesson(db, { ...input, userId: user.id });
      return done;
    }),

    reportReading: os.courses.lessons.reportReading.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      await readable(input, context);
      const timeZone = timeZoneOf(viewer, context.headers);
      await reportReading(services, { ...input, userId: viewer.user.id, at: new Date(), timeZone });
      return done;
    }),

    saveNote: os.courses.lessons.saveNote.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await readable(input, context);
      return saveNote(services, { ...input, userId: user.id, at: new Date() });
    }),

    deleteNote: os.courses.lessons.deleteNote.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await existing(input, context);
      await deleteNote(services, { ...input, userId: user.id });
      return done;
    }),

    bookmark: os.courses.lessons.bookmark.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await readable(input, context);
      await bookmarkLesson(db, { ...input, userId: user.id });
      return done;
    }),

    removeBookmark: os.courses.lessons.removeBookmark.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await existing(input, context);
      await removeBookmark(db, { ...input, userId: user.id });
      return done;
    }),
  };
}
