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

/** What a course says of itself, who may read it or what it has in it; told for a new one too. */
export const courseChanged = defineEvent('courses.course-changed', z.object({ courseId }));

export const themeRenamed = defineEvent('courses.theme-renamed', z.object({ themeId: z.string() }));
