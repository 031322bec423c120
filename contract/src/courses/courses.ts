import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { courseDurations, courseLevels, courseSorts, remainingWork, tiers } from './course-choices.ts';

const tierSchema = z.enum(tiers);

export const lessonLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The language that the title is in: not the one asked for where a translation is missing. */
  language: languageShape,
  minutes: z.number().int(),
});
export type LessonLink = z.infer<typeof lessonLinkSchema>;

/** Null once the course is completed, and for anybody who is not enrolled. */
export const courseLeftSchema = z.enum(remainingWork).nullable();

export const courseCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The language that the texts are in: not the one asked for where a translation is missing. */
  language: languageShape,
  /** Languages that the whole course exists in. */
  languages: z.array(languageShape),
  theme: z.object({ id: z.string(), title: z.string() }),
  level: z.enum(courseLevels),
  access: tierSchema,
  weeks: z.number().int(),
  hours_per_week: z.number().int(),
  lesson_count: z.number().int(),
  author: z.string(),
  /** Markup of the picture that it is known by, safe to be shown; null where it has none. */
  drawing: z.string().nullable(),
  /** Whether the caller may read all its lessons. */
  is_unlocked: z.boolean(),
  /** Null for anybody who is not enrolled. */
  enrolment: z
    .object({ completed_lessons: z.number().int(), completed_at: z.date().nullable(), left: courseLeftSchema })
    .nullable(),
});
export type CourseCard = z.infer<typeof courseCardSchema>;

/** A course with how far somebody is in it, for administrators. */
const enrolledCourseSchema = courseCardSchema
  .pick({ id: true, title: true, language: true, lesson_count: true })
  .extend({
    enrolment: courseCardSchema.shape.enrolment.unwrap(),
    enrolled_at: z.date(),
    last_read_at: z.date().nullable(),
  });
export type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

/** A course as its authors see it. */
const taughtCourseSchema = courseCardSchema.pick({ id: true, title: true, language: true, lesson_count: true }).extend({
  is_published: z.boolean(),
  learner_count: z.number().int(),
  completed_count: z.number().int(),
});
export type TaughtCourse = z.infer<typeof taughtCourseSchema>;

export const outlineLessonSchema = lessonLinkSchema.extend({
  is_preview: z.boolean(),
  /** Whether the caller may read it. */
  is_open: z.boolean(),
  is_completed: z.boolean(),
});
export type OutlineLesson = z.infer<typeof outlineLessonSchema>;

export const outlineModuleSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  language: languageShape,
  lessons: z.array(outlineLessonSchema),
});
export type OutlineModule = z.infer<typeof outlineModuleSchema>;

export const courseSchema = courseCardSchema.extend({
  description: z.string(),
  outcomes: z.array(z.string()),
  prerequisites: z.array(z.object({ id: z.string(), title: z.string(), is_completed: z.boolean() })),
  updated_at: z.date(),
  modules: z.array(outlineModuleSchema),
  /** Where to go on: the lesson last open if it is not done, else the first one that is not; null when all are done. */
  next_lesson: lessonLinkSchema.nullable(),
  enrolment: z
    .object({
      enrolled_at: z.date(),
      completed_lessons: z.number().int(),
      completed_at: z.date().nullable(),
      left: courseLeftSchema,
    })
    .nullable(),
});
export type Course = z.infer<typeof courseSchema>;

export const themeSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  language: languageShape,
});
export type CourseTheme = z.infer<typeof themeSchema>;

export const catalogueSchema = z.object({
  courses: z.array(courseCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** Themes that have a published course. */
  themes: z.array(z.object({ id: z.string(), title: z.string(), course_count: z.number().int() })),
});
export type Catalogue = z.infer<typeof catalogueSchema>;

/** A lesson with how far somebody is in it. */
const lessonProgressSchema = lessonLinkSchema.extend({
  is_open: z.boolean(),
  completed_at: z.date().nullable(),
  seconds_spent: z.number().int(),
});

export const courseProgressSchema = z.object({
  id: z.string(),
  title: z.string(),
  language: languageShape,
  weeks: z.number().int(),
  hours_per_week: z.number().int(),
  /** Null for somebody who is not enrolled; everything else is then as if nothing had been done. */
  enrolment: z
    .object({
      enrolled_at: z.date(),
      completed_at: z.date().nullable(),
      left: courseLeftSchema,
      /** When the course would be done at the pace it is made for. */
      planned_end: z.iso.date(),
      /** Lessons that would be done by today at that pace. */
      planned_lessons: z.number().int(),
    })
    .nullable(),
  lesson_count: z.number().int(),
  completed_lessons: z.number().int(),
  /** On lessons and on handed in attempts at the course's quizzes. */
  seconds_spent: z.number().int(),
  /** Minutes of the lessons that are left. */
  minutes_left: z.number().int(),
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      completed_lessons: z.number().int(),
      seconds_spent: z.number().int(),
      lessons: z.array(lessonProgressSchema),
    }),
  ),
  /** One entry a week, Monday to Sunday in the person's time zone, from enrolment to now, 26 at most. */
  weeks_studied: z.array(
    z.object({ starts_on: z.iso.date(), seconds: z.number().int(), completed_lessons: z.number().int() }),
  ),
  next_lesson: lessonLinkSchema.nullable(),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

export const learningSchema = z.object({
  /** The day it is in the person's time zone. */
  today: z.iso.date(),
  /** Courses in progress, the one last read first. */
  continuing: z.array(
    z.object({
      course: courseCardSchema,
      /** Null where all lessons are done. */
      next_lesson: lessonLinkSchema.nullable(),
      last_read_at: z.date().nullable(),
    }),
  ),
  week: z.object({
    goal_minutes: z.number().int(),
    /** Studied so far: reading, and handed in attempts. */
    seconds: z.number().int(),
    /** Monday to Sunday in the person's time zone. */
    days: z.array(z.object({ date: z.iso.date(), seconds: z.number().int() })).length(7),
  }),
  /** What comes next in the courses in progress, with the day by which it is due at the course's pace. */
  upcoming: z.array(
    z.object({
      course: z.object({ id: z.string(), title: z.string() }),
      lesson: lessonLinkSchema,
      due_on: z.iso.date(),
      is_overdue: z.boolean(),
    }),
  ),
  recommended: z.array(courseCardSchema),
  bookmarks: z.array(z.object({ course: z.object({ id: z.string(), title: z.string() }), lesson: lessonLinkSchema })),
  completed_courses: z.number().int(),
});
export type Learning = z.infer<typeof learningSchema>;

const tags = ['courses'];
const course = z.object({ courseId: contentId });

export const courses = {
  list: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/courses', summary: 'The catalogue of courses', tags })
    .input(
      z.object({
        ...requestedLanguage,
        theme: contentId.optional(),
        level: z.enum(courseLevels).optional(),
        /** Only courses that exist in this language as a whole. */
        available_in: languageShape.optional(),
        access: tierSchema.optional(),
        duration: z.enum(courseDurations).optional(),
        sort: z.enum(courseSorts).default('recommended'),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(catalogueSchema),
  get: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/courses/{courseId}', summary: 'A course and its syllabus', tags })
    .input(course.extend(requestedLanguage))
    .output(courseSchema),
  version: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/courses/{courseId}/version',
      summary: 'Changes whenever anything does that readers see in the lessons of a course: for caches',
      tags,
    })
    .input(course)
    .output(z.object({ version: z.string() })),
  theme: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/themes/{themeId}', summary: 'A theme and its courses', tags })
    .input(z.object({ themeId: contentId, ...requestedLanguage }))
    .output(themeSchema.extend({ courses: z.array(courseCardSchema) })),
  enrol: endpoint
    .route({
      method: 'PUT',
      path: '/courses/{courseId}/enrolment',
      summary: 'Enrol the caller; again changes nothing',
      tags,
    })
    .input(course)
    .output(z.object({ enrolled_at: z.date(), next_lesson_id: z.string().nullable() })),
  progress: endpoint
    .route({ method: 'GET', path: '/courses/{courseId}/progress', summary: 'How far the caller is in a course', tags })
    .input(course.extend(requestedLanguage))
    .output(courseProgressSchema),
  mine: endpoint
    .route({
      method: 'GET',
      path: '/learning/courses',
      summary:
        'The courses that the caller is enrolled in: those in progress first, and the one last read before others',
      tags,
    })
    .input(z.object(requestedLanguage))
    .output(z.array(courseCardSchema)),
  forAuthors: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/authoring/courses', summary: 'All courses and how many learn there', tags })
    .input(z.object(requestedLanguage))
    .output(z.array(taughtCourseSchema)),
  ofPerson: endpoint
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/people/{id}/courses',
      summary: 'The courses that somebody is enrolled in, and how far they are',
      tags,
    })
    .input(z.object({ id: z.uuid(), ...requestedLanguage }))
    .output(z.array(enrolledCourseSchema)),
  learning: endpoint
    .route({ method: 'GET', path: '/learning', summary: 'What the caller is learning, and what comes next', tags })
    .input(z.object(requestedLanguage))
    .output(learningSchema),
};
