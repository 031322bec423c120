import { languageShape, translatedShape } from '@navor/languages/shapes';
import type { Outcome, Response, Reveal, View } from '@navor/questions';
import { anyResponseShape, type QuestionSource, questionShape } from '@navor/questions/shapes';
import { valueName } from '@navor/questions/source-shapes.ts';
import { z } from 'zod';
import { contentId } from '../content.ts';
import { endpoint } from '../endpoint.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What is wrong with a question, and where in it. */
export const questionProblemSchema = z.object({
  place: z.array(z.union([z.string(), z.number()])),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** By its code it can be said in any language; null for what nobody foresaw. Codes of Markdown start with `markdown.`. */
  fault: z.object({ code: z.string(), parts: z.array(z.string()) }).nullable(),
});
export type QuestionProblem = z.infer<typeof questionProblemSchema>;

export const editedQuestionSchema = z.object({
  quiz: z.object({ id: z.string(), title: z.string(), question_count: z.number().int() }),
  id: z.string(),
  /** In the quiz, from 1. */
  number: z.number().int(),
  previous_id: z.string().nullable(),
  next_id: z.string().nullable(),
  version: z.number().int(),
  source: z.custom<QuestionSource>(isObject),
  /** Handed in answers, which a change of the key may concern. */
  answer_count: z.number().int(),
  /** Attempts with this question that are not handed in yet. */
  open_attempt_count: z.number().int(),
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type EditedQuestion = z.infer<typeof editedQuestionSchema>;

/** A version of a question with how it was answered; figures are null where too few have answered it. */
export const questionVersionSchema = z.object({
  version: z.number().int(),
  created_at: z.date(),
  is_current: z.boolean(),
  answer_count: z.number().int(),
  figures: z
    .object({
      /** The mean share: 1 is answered right by everybody. */
      facility: z.number().min(0).max(1),
      discrimination: z.number().min(-1).max(1).nullable(),
      unanswered_share: z.number().min(0).max(1),
      mean_seconds: z.number().nullable(),
    })
    .nullable(),
});
export type QuestionVersion = z.infer<typeof questionVersionSchema>;

/** How far the answers to older versions of a question are graded anew. */
export const regradingSchema = z.object({
  id: z.uuid(),
  /** By which they are graded. */
  version: z.number().int(),
  attempt_count: z.number().int(),
  done_count: z.number().int(),
  /** Results that are other ones now; their owners were told. */
  changed_count: z.number().int(),
  is_finished: z.boolean(),
  asked_at: z.date(),
});
export type Regrading = z.infer<typeof regradingSchema>;

/** A value of a trial: the number in its unit, and both as readers see them. */
const shownValue = z.object({
  name: z.string(),
  kind: z.enum(['drawn', 'derived']),
  number: z.number(),
  unit: z.string(),
  text: z.string(),
});

/** A question as it is being written, and how it is to be played. */
export const triedQuestion = z.object({
  quizId: contentId,
  source: questionShape,
  language: languageShape,
  seed: z.number().int().min(0).max(0xffffffff),
  response: anyResponseShape.nullable(),
  /** Variables that are not drawn, by name, in their unit. */
  pinned: z.record(valueName, z.number()).default({}),
});

/** What a learner would see of it. */
export const triedQuestionSchema = z.object({
  problems: z.array(questionProblemSchema),
  /** Null where the question has errors. */
  shown: z
    .object({
      body_html: z.string(),
      view: z.custom<View>(isObject),
      hints_html: z.array(z.string()),
      solution_html: z.string(),
      reveal: z.custom<Reveal>(isObject),
      right_answer: z.custom<Response>(isObject),
      outcome: z.custom<Outcome>(isObject).nullable(),
      /** What was drawn and what follows from it. */
      values: z.array(shownValue),
    })
    .nullable(),
});

const tags = ['questions'];
const question = z.object({ quizId: contentId, questionId: contentId });
const note = translatedShape(z.string().trim().min(1).max(1000));

/** Questions as their authors see them, with everything that is right. */
export const questions = {
  get: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/quizzes/{quizId}/questions/{questionId}',
      summary: 'A question as it is written',
      tags,
    })
    .input(question)
    .output(editedQuestionSchema),
  save: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'PUT',
      path: '/quizzes/{quizId}/questions/{questionId}',
      summary: 'Save a new version of a question',
      tags,
    })
    .input(
      question.extend({
        source: questionShape,
        /** The version that it was made from. */ version: z.number().int().min(1),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('saved'), version: z.number().int(), problems: z.array(questionProblemSchema) }),
        z.object({ kind: z.literal('refused'), problems: z.array(questionProblemSchema) }),
      ]),
    ),
  try: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/questions/try',
      summary: 'Show a question as a learner would see it, and score an answer',
      tags,
    })
    .input(triedQuestion)
    .output(triedQuestionSchema),
  versions: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/quizzes/{quizId}/questions/{questionId}/versions',
      summary: 'The versions of a question, the newest first, and how each was answered',
      tags,
    })
    .input(question)
    .output(z.array(questionVersionSchema)),
  regrade: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'POST',
      path: '/quizzes/{quizId}/questions/{questionId}/regrading',
      summary:
        'Ask that answers to older versions be graded by the newest one, in the background; again changes nothing',
      tags,
    })
    .input(question.extend({ note }))
    .output(regradingSchema),
  regrading: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/quizzes/{quizId}/questions/{questionId}/regrading',
      summary: 'The regrading of a question that was asked for last, or null',
      tags,
    })
    .input(question)
    .output(regradingSchema.nullable()),
};
