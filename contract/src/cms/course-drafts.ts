import { languageShape, translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { longestSummary, longestTitle } from '../content-choices.ts';
import { contentStatuses, courseLevels, lessonCompletions, previewedAs, tiers } from '../courses/course-choices.ts';
import { courseSchema } from '../courses/courses.ts';
import { lessonSchema, lockedSchema } from '../courses/lessons.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { writeKey } from '../write-key.ts';
import { baseHash, contentProblemSchema } from './drafts.ts';

const translated = translatedShape(z.string());

const lessonValue = z.object({
  id: z.string(),
  minutes: z.number().int(),
  preview: z.boolean(),
  status: z.enum(contentStatuses),
  completion: z.enum(lessonCompletions),
});
export type LessonValue = z.infer<typeof lessonValue>;

const moduleValue = z.object({
  id: z.string(),
  title: translated,
  summary: translated,
  lessons: z.array(lessonValue),
});
export type ModuleValue = z.infer<typeof moduleValue>;

/** What `course.yaml` says. */
export const courseValueSchema = z.object({
  theme: z.string(),
  status: z.enum(contentStatuses),
  position: z.number().int(),
  level: z.enum(courseLevels),
  access: z.enum(tiers),
  weeks: z.number().int(),
  hoursPerWeek: z.number().int(),
  author: z.string(),
  title: translated,
  summary: translated,
  description: translated,
  outcomes: translatedShape(z.array(z.string())),
  prerequisites: z.array(z.string()),
  modules: z.array(moduleValue),
});
export type CourseValue = z.infer<typeof courseValueSchema>;

/** A lesson as its files say what it is called; a language without a text is left out. */
const lessonTextsSchema = z.object({
  id: z.string(),
  texts: z.array(z.object({ language: languageShape, title: z.string(), hash: z.string() })),
});
export type LessonTexts = z.infer<typeof lessonTextsSchema>;

export const courseDraftSchema = z.object({
  id: z.string(),
  value: courseValueSchema,
  /** Of `course.yaml`, which every change of it names. */
  hash: z.string(),
  lessons: z.array(lessonTextsSchema),
  /** Markup of the picture that it is known by, as drafted. */
  drawing: z.string().nullable(),
  /** Who is enrolled, and so depends on what is taken out. */
  learner_count: z.number().int(),
});
export type CourseDraft = z.infer<typeof courseDraftSchema>;

const listedCourseSchema = z.object({
  id: z.string(),
  title: z.string(),
  is_published: z.boolean(),
  /** Never published so far. */
  is_new: z.boolean(),
  archived_at: z.date().nullable(),
  drafted_files: z.number().int(),
  /** When somebody last changed the draft. */
  updated_at: z.date().nullable(),
  /** Null for what was never published. */
  published: z
    .object({
      theme_id: z.string(),
      drawing: z.string().nullable(),
      lesson_count: z.number().int(),
      learner_count: z.number().int(),
    })
    .nullable(),
});
export type ListedCourseDraft = z.infer<typeof listedCourseSchema>;

const named = z.array(z.object({ id: z.string(), title: z.string() }));

const courseDraftChoicesSchema = z.object({
  themes: named,
  /** Those that others may build on. */
  courses: named,
  /** Behind all that there are. */
  next_position: z.number().int(),
});
export type CourseDraftChoices = z.infer<typeof courseDraftChoicesSchema>;

const changedCourse = z.object({ kind: z.literal('saved'), course: courseDraftSchema });
/** Somebody else was faster: what there is now has to be looked at first. */
const outdated = z.object({ kind: z.literal('outdated'), course: courseDraftSchema });

const refusedPreview = z.object({ kind: z.literal('refused'), problems: z.array(contentProblemSchema) });

const tags = ['cms'];
const author = endpoint.meta({ access: 'author' });
const course = z.object({ courseId: contentId });
const lesson = course.extend({ lessonId: contentId });
const title = line(longestTitle).min(1);
const previewed = { as: z.enum(previewedAs), ...requestedLanguage };

/** Courses as their authors put them together. Their texts and values are written through `drafts`, as those of all documents. */
export const courseDrafts = {
  list: author
    .route({ method: 'GET', path: '/course-drafts', summary: 'The courses that the caller may edit', tags })
    .input(z.object(requestedLanguage))
    .output(z.array(listedCourseSchema)),
  get: author
    .route({ method: 'GET', path: '/course-drafts/{courseId}', summary: 'A course as its authors have left it', tags })
    .input(course)
    .output(courseDraftSchema),
  choices: author
    .route({ method: 'GET', path: '/course-draft-choices', summary: 'What a course can be about and build on', tags })
    .input(z.object(requestedLanguage))
    .output(courseDraftChoicesSchema),
  addLesson: author
    .route({
      method: 'POST',
      path: '/course-drafts/{courseId}/lessons',
      summary: 'Add a lesson to a module, whatever others have changed',
      tags,
    })
    .input(
      course.extend({
        module_id: z.string(),
        lesson_id: contentId,
        title,
        summary: line(longestSummary).min(1),
        write_key: writeKey,
      }),
    )
    .output(z.discriminatedUnion('kind', [changedCourse, z.object({ kind: z.literal('taken') })])),
  renameLesson: author
    .route({
      method: 'PUT',
      path: '/course-drafts/{courseId}/lessons/{lessonId}/title',
      summary: 'Give a lesson another title in one language',
      tags,
    })
    .input(lesson.extend({ title_language: languageShape, title, base_hash: baseHash }))
    .output(z.discriminatedUnion('kind', [changedCourse, outdated])),
  removeLesson: author
    .route({
      method: 'DELETE',
      path: '/course-drafts/{courseId}/lessons/{lessonId}',
      summary: 'Take a lesson with its texts out of the draft',
      tags,
    })
    .input(lesson.extend({ base_hash: baseHash }))
    .output(z.discriminatedUnion('kind', [changedCourse, outdated])),
  duplicate: author
    .route({
      method: 'POST',
      path: '/course-drafts/{courseId}/copies',
      summary: 'Begin another course as a copy',
      tags,
    })
    .input(course.extend({ id: contentId, title, write_key: writeKey }))
    .output(
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('created') }), z.object({ kind: z.literal('taken') })]),
    ),
  preview: author
    .route({
      method: 'GET',
      path: '/course-drafts/{courseId}/preview',
      summary: 'The page of a course as somebody with this plan would see it once it is published',
      tags,
    })
    .input(course.extend(previewed))
    .output(
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('shown'), course: courseSchema }), refusedPreview]),
    ),
  previewLesson: author
    .route({
      method: 'GET',
      path: '/course-drafts/{courseId}/preview/{lessonId}',
      summary: 'The same of one of its lessons',
      tags,
    })
    .input(lesson.extend(previewed))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('open'), lesson: lessonSchema }),
        z.object({ kind: z.literal('locked'), locked: lockedSchema }),
        refusedPreview,
      ]),
    ),
};
