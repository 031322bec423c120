import { languageShape } from '@navor/languages/shapes';
import { type QuestionType, questionTypes, type SlipKind, slipKinds } from '@navor/questions';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { questionConcerns } from './quiz-choices.ts';

const share = z.number().min(0).max(1);
const named = z.object({ id: z.string(), title: z.string() });
const slip = z.enum(slipKinds as unknown as [SlipKind, ...SlipKind[]]);
const type = z.enum(questionTypes as unknown as [QuestionType, ...QuestionType[]]);

/** How somebody's quizzes went. */
export const ownAnalyticsSchema = z.object({
  attempt_count: z.number().int(),
  passed_count: z.number().int(),
  question_count: z.number().int(),
  /** Over all handed in attempts; null before the first. */
  mean_share: share.nullable(),
  seconds_spent: z.number().int(),
  /** The oldest first, 60 at most. */
  results: z.array(
    z.object({ attempt_id: z.uuid(), quiz: named, submitted_at: z.date(), share, has_passed: z.boolean() }),
  ),
  topics: z.array(
    z.object({
      topic: named,
      question_count: z.number().int(),
      share,
      /** Of the last ten answers, so that what was mended shows. */
      recent_share: share,
      mean_seconds: z.number().nullable(),
      standing: z.enum(['strong', 'middling', 'weak', 'too-few']),
    }),
  ),
  slips: z.array(z.object({ kind: slip, count: z.number().int(), last_at: z.date() })),
  types: z.array(z.object({ type, question_count: z.number().int(), share, mean_seconds: z.number().nullable() })),
});
export type LearnerAnalytics = z.infer<typeof ownAnalyticsSchema>;

/** How everybody answers the questions of a quiz. */
export const quizAnalyticsSchema = z.object({
  quiz: named.extend({ language: languageShape }),
  attempt_count: z.number().int(),
  person_count: z.number().int(),
  passed_share: share.nullable(),
  mean_share: share.nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      type,
      /** The beginning of its text. */
      excerpt: z.string(),
      answer_count: z.number().int(),
      /** The mean share: 1 is answered right by everybody. */
      facility: share.nullable(),
      /** From -1 to 1: how well the question tells those who do well in the rest from those who do not; null with too few answers. */
      discrimination: z.number().min(-1).max(1).nullable(),
      unanswered_share: share.nullable(),
      mean_seconds: z.number().nullable(),
      /** For questions with options: how often each was chosen. */
      options: z.array(
        z.object({ id: z.string(), html: z.string(), is_correct: z.boolean(), count: z.number().int() }),
      ),
      slips: z.array(z.object({ kind: slip, label: z.string().nullable(), count: z.number().int() })),
      /** The most frequent wrong answers that were typed. */
      wrong_answers: z.array(z.object({ text: z.string(), count: z.number().int() })),
    }),
  ),
});
export type QuizAnalytics = z.infer<typeof quizAnalyticsSchema>;

const quizOf = named.extend({ language: languageShape });

/** What an author finds first: quizzes that are taken, questions to look at, and what is graded again. */
export const authorOverviewSchema = z.object({
  quiz_count: z.number().int(),
  /** Those taken last, 6 at most. */
  quizzes: z.array(quizOf.extend({ is_published: z.boolean(), attempt_count: z.number().int() })),
  concern_count: z.number().int(),
  /** By the newest attempts at each quiz; the gravest first, 5 at most. */
  concerns: z.array(
    z.object({
      quiz: quizOf,
      question_id: z.string(),
      number: z.number().int(),
      excerpt: z.string(),
      concern: z.enum(questionConcerns),
    }),
  ),
  /** Those that go on, then those of the last seven days, 5 at most. */
  regradings: z.array(
    z.object({
      id: z.uuid(),
      quiz: quizOf,
      question_id: z.string(),
      attempt_count: z.number().int(),
      done_count: z.number().int(),
      changed_count: z.number().int(),
      is_finished: z.boolean(),
    }),
  ),
});
export type AuthorOverview = z.infer<typeof authorOverviewSchema>;

const tags = ['quizzes'];

export const quizAnalytics = {
  own: endpoint
    .route({ method: 'GET', path: '/quiz-analytics', summary: 'How the quizzes of the caller went', tags })
    .input(z.object(requestedLanguage))
    .output(ownAnalyticsSchema),
  forAuthors: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/authoring/quizzes', summary: 'What authors should look at in quizzes', tags })
    .input(z.object(requestedLanguage))
    .output(authorOverviewSchema),
  ofQuiz: endpoint
    .meta({ access: 'author' })
    .route({
      method: 'GET',
      path: '/quizzes/{quizId}/analytics',
      summary: 'How everybody answers the questions of a quiz',
      tags,
    })
    .input(z.object({ quizId: contentId, ...requestedLanguage }))
    .output(quizAnalyticsSchema),
};
