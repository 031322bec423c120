import { languageShape } from '@navor/languages/shapes';
import { type QuestionType, questionTypes } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { contentStatuses, courseLevels } from '../courses/course-choices.ts';
import { endpoint } from '../endpoint.ts';
import { writeKey } from '../write-key.ts';
import { questionProblemSchema } from './questions.ts';
import { trialFindings } from './quiz-choices.ts';

const type = z.enum(questionTypes as unknown as [QuestionType, ...QuestionType[]]);

/** What became of one question of a quiz that was exported. */
export const exportedQuestionSchema = z.object({
  id: z.string(),
  type,
  result: z.discriminatedUnion('kind', [
    /** The notes tell what of it is lost. */
    z.object({ kind: z.literal('exported'), notes: z.array(z.string()) }),
    z.object({ kind: z.literal('left-out'), reason: z.string() }),
  ]),
});
export type ExportedQuestion = z.infer<typeof exportedQuestionSchema>;

export const questionBankSchema = z.object({
  file_name: z.string(),
  text: z.string(),
  /** Whether it holds changes that are not published. */
  is_drafted: z.boolean(),
  questions: z.array(exportedQuestionSchema),
});
export type QuestionBank = z.infer<typeof questionBankSchema>;

/** What 50 draws of a quiz have shown. */
export const quizTrialSchema = z.object({
  first_seed: z.number().int(),
  /** Whether changes were tried that are not published. */
  is_drafted: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      type,
      /** The beginning of its text. */
      excerpt: z.string(),
      /** Whether it draws anything. */
      has_variables: z.boolean(),
      findings: z.array(
        z.object({
          kind: z.enum(trialFindings),
          /** In how many of the draws. */
          count: z.number().int(),
          /** The first of them, and what it has drawn. */
          seed: z.number().int(),
          values: z.array(z.object({ name: z.string(), text: z.string() })),
        }),
      ),
    }),
  ),
});
export type QuizTrial = z.infer<typeof quizTrialSchema>;

const named = z.object({ id: z.string(), title: z.string() });

/** A quiz in the list of those that somebody may edit. */
export const authoredQuizSchema = named.extend({
  language: languageShape,
  status: z.enum(contentStatuses),
  /** Null for a standalone quiz. */
  course: named.nullable(),
  question_count: z.number().int(),
  attempt_count: z.number().int(),
  updated_at: z.date(),
});
export type AuthoredQuiz = z.infer<typeof authoredQuizSchema>;

const authoredQuestion = z.object({
  id: z.string(),
  version: z.number().int(),
  type,
  excerpt: z.string(),
  points: z.number().int(),
  topic: named,
  tags: z.array(z.string()),
  origin: z.object({ quiz: z.string(), question: z.string(), version: z.number().int() }).nullable(),
});
export type AuthoredQuestion = z.infer<typeof authoredQuestion>;

/** What a quiz is made of; its settings are the file `quiz.yaml` of the document. */
export const quizContentsSchema = z.object({
  quiz: authoredQuizSchema,
  questions: z.array(authoredQuestion),
  topics: z.array(named),
  themes: z.array(named),
  /** Where a quiz can be placed. */
  courses: z.array(named.extend({ modules: z.array(named), lessons: z.array(named) })),
});
export type QuizContents = z.infer<typeof quizContentsSchema>;

const tags = ['authoring'];
const quiz = z.object({ quizId: contentId });

export const copiedFrom = quiz.extend({ from_quiz_id: contentId, from_question_id: contentId, write_key: writeKey });

export const copiedQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('copied'), question_id: z.string() }),
  /** It was written for an older version of the product and has to be mended first. */
  z.object({ kind: z.literal('refused'), problems: z.array(questionProblemSchema) }),
]);

/** Quizzes as their authors work on them. */
export const quizAuthoring = {
  list: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/authoring/own-quizzes', summary: 'Quizzes that the caller may edit', tags })
    .input(z.object(requestedLanguage))
    .output(z.object({ quizzes: z.array(authoredQuizSchema), themes: z.array(named) })),
  create: endpoint
    .meta({ access: 'author' })
    .route({ method: 'POST', path: '/authoring/own-quizzes', summary: 'Begin a quiz, which is the caller’s own', tags })
    .input(
      z.object({
        title: z.string().trim().min(1).max(120),
        theme: contentId,
        level: z.enum(courseLevels),
        ...requestedLanguage,
        write_key: writeKey,
      }),
    )
    .output(z.object({ quiz_id: z.string() })),
  contents: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/authoring/quizzes/{quizId}', summary: 'What a quiz is made of', tags })
    .input(quiz.extend(requestedLanguage))
    .output(quizContentsSchema),
  addQuestion: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/authoring/quizzes/{quizId}/questions',
      summary: 'Put a new question at the end of a quiz',
      tags,
    })
    .input(quiz.extend({ source: questionShape, write_key: writeKey }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('added'), question_id: z.string(), problems: z.array(questionProblemSchema) }),
        z.object({ kind: z.literal('refused'), problems: z.array(questionProblemSchema) }),
      ]),
    ),
  copyQuestion: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/authoring/quizzes/{quizId}/copies',
      summary: 'Copy a question of any quiz that one may edit to the end of this one',
      tags,
    })
    .input(copiedFrom)
    .output(copiedQuestionSchema),
};
