import { languageShape } from '@navor/languages/shapes';
import type { ReadingProblem, Response, Reveal, Slip, View } from '@navor/questions';
import { anyResponseShape } from '@navor/questions/shapes';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { attemptKinds, feedbackModes } from './quiz-choices.ts';
import { quizPlaceSchema, startRefusalSchema } from './quizzes.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What became of an answer, as far as its giver is told. */
export const resultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unanswered') }),
  z.object({ kind: z.literal('unreadable'), problem: z.custom<ReadingProblem>(isObject) }),
  z.object({
    kind: z.literal('graded'),
    /** From 0 to 1. */
    share: z.number(),
    slip: z.custom<Slip>(isObject).nullable(),
    /** Equal to the answer, but not in the form that was asked for. */
    is_other_form: z.boolean(),
  }),
]);
export type Result = z.infer<typeof resultSchema>;

/** What is told once a question is settled, and never before. */
export const settledSchema = z.object({
  result: resultSchema,
  points: z.number(),
  reveal: z.custom<Reveal>(isObject),
  solution_html: z.string(),
  /** Why the result is another one than at first. */
  regrade_note: z.string().nullable(),
});
export type Settled = z.infer<typeof settledSchema>;

export const attemptQuestionSchema = z.object({
  /** In the attempt, from 1. */
  position: z.number().int(),
  points: z.number().int(),
  topic: z.object({ id: z.string(), title: z.string() }),
  /** The language that its texts are in. */
  language: languageShape,
  body_html: z.string(),
  view: z.custom<View>(isObject),
  response: z.custom<Response>(isObject).nullable(),
  /** Counts the changes of the answer; an answer names the one it was made from. */
  revision: z.number().int(),
  saved_at: z.date().nullable(),
  is_flagged: z.boolean(),
  hint_count: z.number().int(),
  /** Those that were asked for. */
  hints_html: z.array(z.string()),
  settled: settledSchema.nullable(),
  /** Where it can be edited; null for whoever may not. */
  authored_as: z.object({ quiz_id: z.string(), question_id: z.string() }).nullable(),
});
export type AttemptQuestion = z.infer<typeof attemptQuestionSchema>;

/** What comes after an attempt at a quiz: another one, or why not. */
export const nextAttemptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('possible') }),
  /** It was started already. */
  z.object({ kind: z.literal('open'), attempt_id: z.uuid() }),
  /** The quiz can no longer be opened. */
  z.object({ kind: z.literal('withdrawn') }),
  ...startRefusalSchema.options,
]);
export type NextAttempt = z.infer<typeof nextAttemptSchema>;

export const attemptSchema = z.object({
  id: z.uuid(),
  kind: z.enum(attemptKinds),
  /** Null for a review. */
  quiz: z
    .object({ id: z.string(), title: z.string(), language: languageShape, passing_percent: z.number().int() })
    .nullable(),
  place: quizPlaceSchema.nullable(),
  number: z.number().int(),
  feedback: z.enum(feedbackModes),
  started_at: z.date(),
  deadline: z.date().nullable(),
  /** The server's clock, which alone decides. */
  now: z.date(),
  submitted_at: z.date().nullable(),
  is_timed_out: z.boolean(),
  /** Time spent on its questions, whatever passed between its beginning and its end. */
  seconds_spent: z.number().int(),
  /** Null while it is open. */
  score: z
    .object({
      points: z.number(),
      /** Of all points, from 0 to 1. */
      share: z.number(),
      has_passed: z.boolean(),
      /** Whether this was the first time that the caller passed. */
      is_first_pass: z.boolean(),
      regraded_at: z.date().nullable(),
    })
    .nullable(),
  max_points: z.number(),
  /** Null while it is open, and for a review. */
  next_attempt: nextAttemptSchema.nullable(),
  questions: z.array(attemptQuestionSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What ANSWER_CHANGED tells: the answer that stands, given elsewhere. */
export const standingAnswerSchema = z.object({
  response: z.custom<Response>(isObject).nullable(),
  revision: z.number().int(),
  saved_at: z.date().nullable(),
});
export type StandingAnswer = z.infer<typeof standingAnswerSchema>;

/** An attempt that somebody can go on with. */
export const openAttemptSchema = z.object({
  id: z.uuid(),
  quiz: z.object({ id: z.string(), title: z.string(), language: languageShape }),
  started_at: z.date(),
  deadline: z.date().nullable(),
  answered_count: z.number().int(),
  question_count: z.number().int(),
});
export type OpenAttempt = z.infer<typeof openAttemptSchema>;

const tags = ['attempts'];
const attempt = z.object({ attemptId: z.uuid() });
const question = attempt.extend({ position: z.coerce.number().int().min(1).max(200) });
const done = z.object({ done: z.literal(true) });

export const attempts = {
  open: endpoint
    .route({
      method: 'GET',
      path: '/attempts',
      summary: 'Attempts at quizzes that the caller can go on with, the newest first',
      tags,
    })
    .input(z.object(requestedLanguage))
    .output(z.array(openAttemptSchema)),
  start: endpoint
    .route({
      method: 'POST',
      path: '/quizzes/{quizId}/attempts',
      summary: 'Start an attempt, or go on with the one that is open',
      tags,
    })
    .input(z.object({ quizId: contentId }))
    .output(z.object({ attempt_id: z.uuid() })),
  get: endpoint
    .route({
      method: 'GET',
      path: '/attempts/{attemptId}',
      summary: 'An attempt of the caller, open or handed in',
      tags,
    })
    .input(attempt.extend(requestedLanguage))
    .output(attemptSchema),
  saveAnswer: endpoint
    .route({ method: 'PUT', path: '/attempts/{attemptId}/answers/{position}', summary: 'Keep an answer', tags })
    .input(
      question.extend({
        /** Null takes the answer back. */
        response: anyResponseShape.nullable(),
        /** The revision that it was made from; the same answer again is never refused. */
        revision: z.number().int().min(0),
        /** Time spent on the question since the last answer to it. */
        seconds: z.number().int().min(0).max(3600).default(0),
        /** That of the page it was typed on, which tells what `16,000` means; without it, that of the request. */
        language: languageShape.optional(),
      }),
    )
    .output(z.object({ revision: z.number().int(), saved_at: z.date() })),
  flag: endpoint
    .route({
      method: 'PUT',
      path: '/attempts/{attemptId}/answers/{position}/flag',
      summary: 'Mark a question to come back to',
      tags,
    })
    .input(question.extend({ is_flagged: z.boolean() }))
    .output(done),
  check: endpoint
    .route({
      method: 'POST',
      path: '/attempts/{attemptId}/answers/{position}/check',
      summary: 'Settle a question of an attempt with feedback at once; what cannot be read settles nothing',
      tags,
    })
    .input(question.extend(requestedLanguage))
    .output(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('settled'),
          settled: settledSchema,
          /** Whether the question was mended since the attempt began: it may say something else now than the page does. */
          is_regraded: z.boolean(),
        }),
        z.object({ kind: z.literal('unreadable'), problem: z.custom<ReadingProblem>(isObject) }),
        z.object({ kind: z.literal('unanswered') }),
      ]),
    ),
  hint: endpoint
    .route({
      method: 'POST',
      path: '/attempts/{attemptId}/answers/{position}/hints',
      summary: 'Ask for hints, up to this many',
      tags,
    })
    .input(question.extend({ ...requestedLanguage, count: z.number().int().min(1).max(5) }))
    .output(z.object({ hints_html: z.array(z.string()) })),
  submit: endpoint
    .route({
      method: 'POST',
      path: '/attempts/{attemptId}/submission',
      summary: 'Hand an attempt in; again changes nothing',
      tags,
    })
    .input(
      attempt.extend({
        /** Hand in even though some answers cannot be read. */
        accept_unreadable: z.boolean().default(false),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('submitted') }),
        /** Nothing was handed in: these would count as wrong. */
        z.object({
          kind: z.literal('unreadable'),
          questions: z.array(z.object({ position: z.number().int(), problem: z.custom<ReadingProblem>(isObject) })),
        }),
      ]),
    ),
};
