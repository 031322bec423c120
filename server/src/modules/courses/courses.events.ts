import { homeTimeZone } from '@navor/contract';
import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const userId = z.uuid();
const courseId = z.string();
const at = z.coerce.date();
/** Of where the learner was, whose day it is that they learned on. What was announced before this was known has none. */
const timeZone = z.string().default(homeTimeZone);
/** Null where the server found it out by itself: nobody learned at that moment. */
const timeZoneIfThere = timeZone.nullable();

/** Told again when a lesson is reopened and done once more. */
export const lessonCompleted = defineEvent(
  'courses.lesson-completed',
  z.object({ userId, courseId, lessonId: z.string(), at, timeZone: timeZoneIfThere }),
);

/** Told once for each person and course. */
export const courseCompleted = defineEvent(
  'courses.course-completed',
  z.object({
    userId,
    courseId,
    titles: translatedShape(z.string()),
    at,
    timeZone: timeZoneIfThere,
  }),
);

/** Told once for each person and day of theirs, when its study time makes it a day of learning. */
export const dayStudied = defineEvent('courses.day-studied', z.object({ userId, day: z.iso.date(), at, timeZone }));

/** What a course says of itself, who may read it or what it has in it; told for a new one too. */
export const courseChanged = defineEvent('courses.course-changed', z.object({ courseId }));

export const themeRenamed = defineEvent('courses.theme-renamed', z.object({ themeId: z.string() }));
