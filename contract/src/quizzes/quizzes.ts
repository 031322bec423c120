import { defaultLanguage } from '@navor/languages';
import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { courseLevels, tiers } from '../courses/course-choices.ts';
import { endpoint } from '../endpoint.ts';
import { writeKey } from '../write-key.ts';
import { feedbackModes, importFormats, largestImport } from './quiz-choices.ts';

/** How somebody did at a quiz so far. */
export const quizStandingSchema = z.object({
  attempt_count: z.number().int(),
  /** From 0 to 1, over handed in attempts; null before the first. */
  best_share: z.number().nullable(),
  has_passed: z.boolean(),
  /** The attempt to go on with. */
  open_attempt_id: z.uuid().nullable(),
});
export type QuizStanding = z.infer<typeof quizStandingSchema>;

export const quizCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The language that the texts are in: not the one asked for where a translation is missing. */
  language: languageShape,
  theme: z.object({ id: z.string(), title: z.string() }),
  level: z.enum(courseLevels),
  question_count: z.number().int(),
  points: z.number().int(),
  time_limit_seconds: z.number().int().nullable(),
  passing_percent: z.number().int(),
  /** Null for visitors. */
  standing: quizStandingSchema.nullable(),
});
export type QuizCard = z.infer<typeof quizCardSchema>;

/** What is left of a limit that comes back every day. */
export const dailyLimitSchema = z.object({
  limit: z.number().int(),
  left: z.number().int(),
  /** When the caller's next day begins. */
  resets_at: z.date(),
});
export type DailyLimit = z.infer<typeof dailyLimitSchema>;

export const listedQuizSchema = quizCardSchema.extend({
  /** Whether the caller can start a new attempt now. */
  may_start: z.boolean(),
});
export type ListedQuiz = z.infer<typeof listedQuizSchema>;

export const quizListSchema = z.object({
  quizzes: z.array(listedQuizSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** Themes that have a published standalone quiz. */
  themes: z.array(z.object({ id: z.string(), title: z.string(), quiz_count: z.number().int() })),
  /** Attempts at standalone quizzes that the caller's plan still grants today; null where it sets no limit, and for visitors. */
  today: dailyLimitSchema.nullable(),
});
export type QuizList = z.infer<typeof quizListSchema>;

/** An attempt in a list of one's own. */
export const attemptSummarySchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  started_at: z.date(),
  deadline: z.date().nullable(),
  /** Null while it is open. */
  submitted_at: z.date().nullable(),
  /** Whether the time ran out before it was handed in. */
  is_timed_out: z.boolean(),
  points: z.number().nullable(),
  max_points: z.number(),
  /** Of all points, from 0 to 1; null while it is open. */
  share: z.number().nullable(),
  has_passed: z.boolean().nullable(),
  /** Whether its result was changed after it was handed in. */
  is_regraded: z.boolean(),
});
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

/** The course that a quiz belongs to, and where in it. */
export const quizPlaceSchema = z.object({
  course: z.object({ id: z.string(), title: z.string() }),
  module: z.object({ id: z.string(), title: z.string(), number: z.number().int() }).nullable(),
  lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type QuizPlace = z.infer<typeof quizPlaceSchema>;

/** Why no new attempt can be started. */
export const startRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attempts-used-up'), limit: z.number().int() }),
  z.object({ kind: z.literal('daily-limit'), limit: z.number().int(), resets_at: z.date() }),
  z.object({ kind: z.literal('plan'), tier: z.enum(tiers).exclude(['free']) }),
]);
export type StartRefusal = z.infer<typeof startRefusalSchema>;

export const quizSchema = quizCardSchema.extend({
  /** Null for a standalone quiz. */
  place: quizPlaceSchema.nullable(),
  feedback: z.enum(feedbackModes),
  shuffles_questions: z.boolean(),
  /** Null for any number of attempts. */
  attempt_limit: z.number().int().nullable(),
  topics: z.array(z.object({ id: z.string(), title: z.string(), question_count: z.number().int() })),
  standing: quizStandingSchema,
  /** The newest first, 50 at most. */
  attempts: z.array(attemptSummarySchema),
  today: dailyLimitSchema.nullable(),
  /** Null where an attempt can be started or gone on with. */
  refusal: startRefusalSchema.nullable(),
  /** Whether the caller may see how everybody answers, and change the questions. */
  may_author: z.boolean(),
  /** Where editing begins; null for whoever may not edit. */
  first_question_id: z.string().nullable(),
});
export type Quiz = z.infer<typeof quizSchema>;

export const courseQuizzesSchema = z.object({
  course: z.object({
    id: z.string(),
    title: z.string(),
    language: languageShape,
    is_unlocked: z.boolean(),
    access: z.enum(tiers),
  }),
  /** By module, in the course's order; the quiz of the whole course is last and has no module. */
  quizzes: z.array(
    quizCardSchema.extend({
      module: z.object({ id: z.string(), title: z.string(), number: z.number().int() }).nullable(),
      lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
      /** Whether the course is completed only once it is passed. */
      is_required: z.boolean(),
    }),
  ),
});
export type CourseQuizzes = z.infer<typeof courseQuizzesSchema>;

/** What became of one question of a bank that was imported. */
export const importedQuestionSchema = z.object({
  /** Where it starts in the file, from 1. */
  line: z.number().int(),
  name: z.string(),
  /** As the bank's format calls it. */
  type: z.string(),
  result: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('taken'), id: z.string(), notes: z.array(z.string()) }),
    z.object({ kind: z.literal('refused'), reason: z.string() }),
  ]),
});
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>;

export const importReportSchema = z.object({
  /** Null for a file that is no bank in any of them. */
  format: z.enum(importFormats).nullable(),
  /** The draft that the questions are in; null where nothing was saved. */
  quiz_id: z.string().nullable(),
  questions: z.array(importedQuestionSchema),
  /** What is wrong with the file as a whole. */
  problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
});
export type ImportReport = z.infer<typeof importReportSchema>;

const tags = ['quizzes'];
const quiz = z.object({ quizId: contentId });

export const quizzes = {
  list: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/quizzes', summary: 'Standalone quizzes', tags })
    .input(
      z.object({
        ...requestedLanguage,
        theme: contentId.optional(),
        level: z.enum(courseLevels).optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(quizListSchema),
  get: endpoint
    .route({ method: 'GET', path: '/quizzes/{quizId}', summary: 'A quiz, and the attempts of the caller', tags })
    .input(quiz.extend(requestedLanguage))
    .output(quizSchema),
  ofCourse: endpoint
    .route({ method: 'GET', path: '/courses/{courseId}/quizzes', summary: 'The quizzes of a course', tags })
    .input(z.object({ courseId: contentId, ...requestedLanguage }))
    .output(courseQuizzesSchema),
  import: endpoint
    // Quotation marks and ends of lines take twice the room in a request.
    .meta({ access: 'author', maxBodyBytes: 2 * largestImport + 1024 })
    .route({
      method: 'POST',
      path: '/quizzes/import',
      summary: 'Make a draft of a question bank; with save off, only tell what would become of it',
      tags,
    })
    .input(
      z.object({
        file_name: z.string().trim().min(1).max(200),
        text: z.string().min(1).max(largestImport),
        format: z.enum(importFormats).optional(),
        theme: contentId,
        language: languageShape.default(defaultLanguage),
        save: z.boolean().default(true),
        write_key: writeKey,
      }),
    )
    .output(importReportSchema),
};
