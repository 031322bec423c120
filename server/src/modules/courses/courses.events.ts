import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const userId = z.uuid();
const courseId = z.string();
const at = z.coerce.date();

/** Told again when a lesson is reopened and done once more. */
export const lessonCompleted = defineEvent(
  'courses.lesson-completed',
  z.object({ userId, courseId, lessonId: z.string(), at }),
);

/** Told once for each person and course. */
export const courseCompleted = defineEvent(
  'courses.course-completed',
  z.object({
    userId,
    courseId,
    titles: translatedShape(z.string()),
    at,
  }),
);

export const themeRenamed = defineEvent('courses.theme-renamed', z.object({ themeId: z.string() }));
