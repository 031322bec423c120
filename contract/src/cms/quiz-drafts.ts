import { defaultLanguage } from '@navor/languages';
import { languageShape, translatedShape } from '@navor/languages/shapes';
import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { contentStatuses, courseLevels } from '../courses/course-choices.ts';
import { endpoint } from '../endpoint.ts';
import { questionProblemSchema, triedQuestion, triedQuestionSchema } from '../quizzes/questions.ts';
import { copiedFrom, copiedQuestionSchema, questionBankSchema, quizTrialSchema } from '../quizzes/quiz-authoring.ts';
import { exportFormats, feedbackModes, trialDraws } from '../quizzes/quiz-choices.ts';
import { writeKey } from '../write-key.ts';
import { fileStates } from './cms-choices.ts';
import { baseHash } from './drafts.ts';

const translated = translatedShape(z.string());

/** What `quiz.yaml` says. */
export const quizValueSchema = z.object({
  theme: z.string(),
  status: z.enum(contentStatuses),
  position: z.number().int(),
  level: z.enum(courseLevels),
  /** Left out for a standalone quiz; with neither module nor lesson it belongs to the whole course. */
  placement: z.object({ course: z.string(), module: z.string().optional(), lesson: z.string().optional() }).optional(),
  title: translated,
  summary: translated,
  feedback: z.enum(feedbackModes),
  /** Without them there is no limit. */
  minutes: z.number().int().optional(),
  attempts: z.number().int().optional(),
  /** In percent of the points. */
  passing: z.number().int(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  questions: z.array(z.string()),
});
export type QuizValue = z.infer<typeof quizValueSchema>;

export const quizDraftSchema = z.object({
  id: z.string(),
  value: quizValueSchema,
  /** Of `quiz.yaml`, which every change of it names. */
  hash: z.string(),
});
export type QuizDraft = z.infer<typeof quizDraftSchema>;

/** A question as its authors have left it. */
export const questionDraftSchema = z.object({
  quiz: z.object({ id: z.string(), title: z.string(), is_published: z.boolean() }),
  /** Null where its file cannot be read. */
  source: z.custom<QuestionSource>((value) => typeof value === 'object' && value !== null).nullable(),
  /** Of its file, which every change of it names. */
  hash: z.string(),
  state: z.enum(fileStates),
  /** In the quiz as it is drafted, from 1; null for one that is not asked. */
  number: z.number().int().nullable(),
  question_count: z.number().int(),
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

const told = { problems: z.array(questionProblemSchema) };

const tags = ['cms'];
const author = endpoint.meta({ access: 'author' });
const quiz = z.object({ quizId: contentId });

/** Quizzes as their authors put them together. What `quiz.yaml` says is written through `drafts`, as that of all documents. */
export const quizDrafts = {
  get: author
    .route({ method: 'GET', path: '/quiz-drafts/{quizId}', summary: 'A quiz as its authors have left it', tags })
    .input(quiz)
    .output(quizDraftSchema),
  getQuestion: author
    .route({
      method: 'GET',
      path: '/quiz-drafts/{quizId}/questions/{questionId}',
      summary: 'A question as its authors have left it',
      tags,
    })
    .input(quiz.extend({ questionId: contentId, ...requestedLanguage }))
    .output(questionDraftSchema),
  tryQuestion: author
    .route({
      method: 'POST',
      path: '/quiz-drafts/{quizId}/try',
      summary: 'Show a question as a learner would see it, with the drawings of the draft',
      tags,
    })
    .input(triedQuestion)
    .output(triedQuestionSchema),
  tryOut: author
    .route({
      method: 'POST',
      path: '/quiz-drafts/{quizId}/trial',
      summary: `Play all questions of a quiz through as they are drafted, with ${trialDraws} draws`,
      tags,
    })
    .input(
      quiz.extend({
        first_seed: z
          .number()
          .int()
          .min(1)
          .max(1_000_000)
          .default(trialDraws + 1),
        ...requestedLanguage,
      }),
    )
    .output(quizTrialSchema),
  exportBank: author
    .route({
      method: 'GET',
      path: '/quiz-drafts/{quizId}/bank',
      summary: 'A quiz as it is drafted, as a question bank for other platforms, and what each question loses by that',
      tags,
    })
    .input(quiz.extend({ format: z.enum(exportFormats), language: languageShape.default(defaultLanguage) }))
    .output(questionBankSchema),
  saveQuestion: author
    .route({
      method: 'PUT',
      path: '/quiz-drafts/{quizId}/questions/{questionId}',
      summary: 'Save a question where learners do not see it yet, or at once',
      tags,
    })
    .input(
      quiz.extend({
        questionId: contentId,
        source: questionShape,
        base_hash: z.string().max(200),
        /** The version that it was made from; null for one that was never published. */
        version: z.number().int().min(1).nullable(),
        /** Of a quiz that nobody can take yet, questions are always saved at once. */
        is_for_learners: z.boolean(),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('saved'), version: z.number().int(), hash: z.string(), ...told }),
        z.object({ kind: z.literal('drafted'), hash: z.string(), ...told }),
        z.object({ kind: z.literal('refused'), ...told }),
        /** Somebody else was faster: what there is now has to be looked at first. */
        z.object({ kind: z.literal('outdated') }),
      ]),
    ),
  addQuestion: author
    .route({
      method: 'POST',
      path: '/quiz-drafts/{quizId}/questions',
      summary: 'Put a new question at the end of a quiz, in its draft where learners can take it',
      tags,
    })
    .input(quiz.extend({ source: questionShape, write_key: writeKey }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('added'), question_id: z.string(), ...told }),
        z.object({ kind: z.literal('refused'), ...told }),
      ]),
    ),
  copyQuestion: author
    .route({
      method: 'POST',
      path: '/quiz-drafts/{quizId}/copies',
      summary: 'Copy a question to the end of a quiz, into its draft where learners can take it',
      tags,
    })
    .input(copiedFrom)
    .output(copiedQuestionSchema),
  removeQuestion: author
    .route({
      method: 'DELETE',
      path: '/quiz-drafts/{quizId}/questions/{questionId}',
      summary: 'Take a question with its file out of the draft',
      tags,
    })
    .input(quiz.extend({ questionId: contentId, base_hash: baseHash }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('saved'), quiz: quizDraftSchema }),
        /** Somebody else was faster: what there is now has to be looked at first. */
        z.object({ kind: z.literal('outdated'), quiz: quizDraftSchema }),
        /** What is published has changed beneath the draft, in the same places. */
        z.object({ kind: z.literal('conflict') }),
      ]),
    ),
};
