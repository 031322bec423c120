import { type QuestionType, questionTypes } from '@navor/questions';
import { tag } from '@navor/questions/source-shapes.ts';
import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { mostChangedQuestions, questionConcerns } from './quiz-choices.ts';

const named = z.object({ id: z.string(), title: z.string() });
const type = z.enum(questionTypes as unknown as [QuestionType, ...QuestionType[]]);

/** A question of any quiz that somebody may edit. */
export const collectedQuestionSchema = z.object({
  quiz: named,
  id: z.string(),
  version: z.number().int(),
  type,
  excerpt: z.string(),
  points: z.number().int(),
  topic: named,
  tags: z.array(z.string()),
  /** Why an author should look at it; null where nothing is known to be wrong. */
  concern: z.enum(questionConcerns).nullable(),
});
export type CollectedQuestion = z.infer<typeof collectedQuestionSchema>;

export const questionCollectionSchema = z.object({
  questions: z.array(collectedQuestionSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** What can be asked for. */
  quizzes: z.array(named),
  topics: z.array(named),
  tags: z.array(z.string()),
});
export type QuestionCollection = z.infer<typeof questionCollectionSchema>;

/** In a column of integers. */
const versionNumber = z.number().int().min(1).max(2_147_483_647);

/** Names the version that a change is based on. */
const basedQuestion = z.object({ quiz_id: contentId, question_id: contentId, version: versionNumber });

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: contentId }),
  z.object({ kind: z.literal('add-tags'), tags: z.array(tag).min(1).max(10) }),
  z.object({ kind: z.literal('remove-tags'), tags: z.array(tag).min(1).max(10) }),
  z.object({ kind: z.literal('points'), points: z.number().int().min(1).max(20) }),
  z.object({ kind: z.literal('move'), quiz_id: contentId }),
]);
export type QuestionsChange = z.infer<typeof change>;

/** What became of one question of a change of many. */
const changedQuestion = z.object({
  quiz_id: z.string(),
  question_id: z.string(),
  result: z.discriminatedUnion('kind', [
    /** The version that it has now, and the one before, which undoing goes back to. */
    z.object({ kind: z.literal('changed'), version: versionNumber, before: versionNumber }),
    /** Where it is now, and which number it had where it was. */
    z.object({
      ...{ kind: z.literal('moved'), quiz_id: z.string(), question_id: z.string() },
      number: z.number().int().min(1).max(10_000),
    }),
    z.object({ kind: z.literal('unchanged') }),
    /** Somebody else has saved a newer version. */
    z.object({ kind: z.literal('outdated') }),
    /** What its authors have written in it is not published, and would be left behind. */
    z.object({ kind: z.literal('drafted') }),
    /** It would have too many tags, or its quiz or the other one cannot be changed like that. */
    z.object({ kind: z.literal('refused') }),
  ]),
});
export type ChangedQuestion = z.infer<typeof changedQuestion>;

const tags = ['authoring'];

/** The questions of all quizzes that somebody may edit. */
export const questionCollection = {
  list: endpoint
    .meta({ access: 'author' })
    .route({ method: 'GET', path: '/authoring/questions', summary: 'Questions that the caller may edit', tags })
    .input(
      z.object({
        ...requestedLanguage,
        text: z.string().trim().max(200).optional(),
        topic: contentId.optional(),
        tag: tag.optional(),
        type: type.optional(),
        quiz: contentId.optional(),
        /** Only those that an author should look at. */
        concern: z.enum(['any']).optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(questionCollectionSchema),
  change: endpoint
    .meta({ access: 'author' })
    .route({ method: 'POST', path: '/authoring/questions/change', summary: 'Change many questions at once', tags })
    .input(z.object({ questions: z.array(basedQuestion).min(1).max(mostChangedQuestions), change }))
    .output(z.array(changedQuestion)),
  undo: endpoint
    .meta({ access: 'author' })
    .route({ method: 'POST', path: '/authoring/questions/undo', summary: 'Undo a change of many questions', tags })
    .input(z.object({ changes: z.array(changedQuestion).min(1).max(mostChangedQuestions) }))
    .output(z.array(changedQuestion)),
};
