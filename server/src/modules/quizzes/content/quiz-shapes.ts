import { contentStatuses, courseLevels, feedbackModes } from '@navor/contract';
import { z } from 'zod';
import { idShape, position, translatedSummary, translatedTitle } from '../../../content/files/content-shapes.ts';

/** How the YAML files look. The order of the keys is the order in which they are written. */

/** Answers are given to positions up to this one. */
export const mostQuestions = 200;

/** By id. */
export const topicsShape = z.record(idShape, translatedTitle);
export type TopicsFile = z.infer<typeof topicsShape>;

const placementShape = z
  .strictObject({ course: idShape, module: idShape.optional(), lesson: idShape.optional() })
  .refine(({ module, lesson }) => !module || !lesson, 'names a module or a lesson, not both');

export const quizShape = z.strictObject({
  theme: idShape,
  status: z.enum(contentStatuses),
  position,
  level: z.enum(courseLevels),
  placement: placementShape.optional(),
  title: translatedTitle,
  summary: translatedSummary,
  feedback: z.enum(feedbackModes),
  minutes: z.int().min(1).max(600).optional(),
  attempts: z.int().min(1).max(100).optional(),
  passing: z.int().min(1).max(100),
  shuffleQuestions: z.boolean().default(false),
  shuffleOptions: z.boolean().default(false),
  /** A draft may be without any yet. */
  questions: z.array(idShape).max(mostQuestions),
});
export type QuizFile = z.infer<typeof quizShape>;
