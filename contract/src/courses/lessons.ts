import { z } from 'zod';
import { bodyPartSchema, headingSchema, movedAnchorsSchema } from '../body.ts';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { lessonCompletions, longestReadingReport, noteLength, tiers } from './course-choices.ts';
import { courseLeftSchema, lessonLinkSchema, outlineModuleSchema } from './courses.ts';

export const noteSchema = z.object({
  id: z.uuid(),
  /** The heading that it stands beside; null for the lesson as a whole. */
  anchor: z.string().nullable(),
  text: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type Note = z.infer<typeof noteSchema>;

/** PostgreSQL stores no NUL. */
function storable(text: z.ZodString) {
  return text.refine((value) => !value.includes('\0'));
}

const readingPlace = {
  /** The last heading above what is being read; null above the first. */
  anchor: storable(z.string().max(200)).nullable(),
  /** How much of the text lies above, from 0 to 1. */
  fraction: z.number().min(0).max(1),
};

export const lessonSchema = lessonLinkSchema.extend({
  summary: z.string(),
  /** Its place in the course, from 1. */
  number: z.number().int(),
  is_preview: z.boolean(),
  completion: z.enum(lessonCompletions),
  course: z.object({
    id: z.string(),
    title: z.string(),
    access: z.enum(tiers),
    lesson_count: z.number().int(),
    is_unlocked: z.boolean(),
  }),
  module: z.object({ id: z.string(), title: z.string(), number: z.number().int() }),
  body: z.array(bodyPartSchema),
  contents: z.array(headingSchema),
  moved_anchors: movedAnchorsSchema,
  outline: z.array(outlineModuleSchema),
  previous: lessonLinkSchema.nullable(),
  next: lessonLinkSchema.extend({ is_open: z.boolean() }).nullable(),
  /** What the caller has done here; null for visitors. */
  reader: z
    .object({
      is_enrolled: z.boolean(),
      completed_at: z.date().nullable(),
      /** Set once the whole course is done. */
      course_completed_at: z.date().nullable(),
      course_left: courseLeftSchema,
      is_bookmarked: z.boolean(),
      place: z.object(readingPlace).nullable(),
      notes: z.array(noteSchema),
    })
    .nullable(),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** What PLAN_REQUIRED tells of a lesson that the caller's plan does not open. */
export const lockedSchema = z.object({
  /** The least plan that opens it; what needs none is never locked. */
  tier: z.enum(tiers).exclude(['free']),
  course: z.object({ id: z.string(), title: z.string() }),
  lesson: lessonLinkSchema.nullable(),
});
export type Locked = z.infer<typeof lockedSchema>;

const tags = ['lessons'];
const lesson = z.object({ courseId: contentId, lessonId: contentId });
const done = z.object({ done: z.literal(true) });
const ownNote = lesson.extend({ noteId: z.uuid() });

export const lessons = {
  get: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/courses/{courseId}/lessons/{lessonId}', summary: 'A lesson, to read', tags })
    .input(lesson.extend(requestedLanguage))
    .output(lessonSchema),
  complete: endpoint
    .route({
      method: 'PUT',
      path: '/courses/{courseId}/lessons/{lessonId}/completion',
      summary: 'Mark a lesson as done; again changes nothing',
      tags,
    })
    .input(lesson)
    .output(
      z.object({
        completed_at: z.date(),
        completed_lessons: z.number().int(),
        lesson_count: z.number().int(),
        course_completed_at: z.date().nullable(),
        course_left: courseLeftSchema,
        next_lesson_id: z.string().nullable(),
      }),
    ),
  reopen: endpoint
    .route({
      method: 'DELETE',
      path: '/courses/{courseId}/lessons/{lessonId}/completion',
      summary: 'Mark a lesson as not done',
      tags,
    })
    .input(lesson)
    .output(done),
  reportReading: endpoint
    .route({
      method: 'POST',
      path: '/courses/{courseId}/lessons/{lessonId}/reading',
      summary: 'Report where the caller is reading, and for how long since the last report',
      tags,
    })
    .input(lesson.extend({ ...readingPlace, seconds: z.number().int().min(0).max(longestReadingReport) }))
    .output(done),
  saveNote: endpoint
    .route({
      method: 'PUT',
      path: '/courses/{courseId}/lessons/{lessonId}/notes/{noteId}',
      summary: 'Write a note beside a lesson, or change it; the caller chooses its id',
      tags,
    })
    .input(
      ownNote.extend({
        anchor: readingPlace.anchor,
        text: storable(z.string().trim().min(1).max(noteLength.max)),
      }),
    )
    .output(noteSchema),
  deleteNote: endpoint
    .route({
      method: 'DELETE',
      path: '/courses/{courseId}/lessons/{lessonId}/notes/{noteId}',
      summary: 'Delete a note',
      tags,
    })
    .input(ownNote)
    .output(done),
  bookmark: endpoint
    .route({
      method: 'PUT',
      path: '/courses/{courseId}/lessons/{lessonId}/bookmark',
      summary: 'Bookmark a lesson',
      tags,
    })
    .input(lesson)
    .output(done),
  removeBookmark: endpoint
    .route({
      method: 'DELETE',
      path: '/courses/{courseId}/lessons/{lessonId}/bookmark',
      summary: 'Remove the bookmark',
      tags,
    })
    .input(lesson)
    .output(done),
};
