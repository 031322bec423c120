import { languageShape } from '@navor/languages/shapes';
import type { Calculator, LiveFormula } from '@navor/quantities';
import { z } from 'zod';
import { prepared } from '../body.ts';
import { searchKinds } from '../search/search-choices.ts';
import { answerFailures, answerNotices, answerSources, answerStatuses } from './assistant-choices.ts';

/** A passage that an answer leans on. What no longer exists, or the caller may no longer open, is not among them. */
export const citationSchema = z.object({
  /** As the answer refers to it, from 1. */
  number: z.number().int(),
  kind: z.enum(searchKinds),
  title: z.string(),
  heading: z.string().nullable(),
  language: languageShape,
  /** Its address without the area, with the anchor of the passage. */
  path: z.string(),
  /** What was read there, shortened. */
  excerpt: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

/** An equality of an answer that was reckoned again. Only doubtful ones are told in words. */
const equalitySchema = z.object({
  /** As it is written in the answer, in plain signs. */
  text: z.string(),
  verdict: z.enum(['checked', 'doubtful']),
  /** What was found instead, in the answer's language; null where it is right, or where it may not be told. */
  found: z.string().nullable(),
});
export type CheckedEquality = z.infer<typeof equalitySchema>;

/** A finished part of an answer. Each is made and checked on the server, and sent once. */
export const answerBlockSchema = z.discriminatedUnion('kind', [
  /** Sanitised HTML with formulas typeset; `source` is its Markdown with LaTeX, to be copied, with its doubts in words. */
  z.object({
    kind: z.literal('html'),
    html: z.string(),
    source: z.string(),
    equalities: z.array(equalitySchema),
  }),
  /** With the values of the question in their places, to go on reckoning with. */
  z.object({
    kind: z.literal('formula'),
    formula: prepared<LiveFormula>(),
    source: z.string(),
    /** Where it is from, as a path without the area; null for none. */
    path: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('calculator'),
    calculator: prepared<Calculator>(),
    source: z.string(),
    path: z.string().nullable(),
  }),
  /** What could have been meant, or asked next: choosing one sends its question. */
  z.object({
    kind: z.literal('choices'),
    choices: z.array(z.object({ label: z.string(), question: z.string() })),
    source: z.string(),
  }),
]);
export type AnswerBlock = z.infer<typeof answerBlockSchema>;

export const answerSchema = z.object({
  id: z.uuid(),
  turn_id: z.uuid(),
  /** Of this turn, from 1: asked again, it has another one. */
  number: z.number().int(),
  /** What it answers, as it was worded then. */
  question: z.string(),
  status: z.enum(answerStatuses),
  failure: z.enum(answerFailures).nullable(),
  source: z.enum(answerSources),
  blocks: z.array(answerBlockSchema),
  /** What there is of the block that is being written, as plain text. Empty once it is finished. */
  open_text: z.string(),
  citations: z.array(citationSchema),
  notices: z.array(z.enum(answerNotices)),
  /** Of its last change: a stream that begins after it misses nothing. */
  revision: z.number().int(),
  created_at: z.date(),
  finished_at: z.date().nullable(),
});
export type Answer = z.infer<typeof answerSchema>;

/** What happens to an answer that is being written. */
export const answerChangeSchema = z.discriminatedUnion('kind', [
  /** More of the open block. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** A finished block; what was open becomes a part of it. */
  z.object({ kind: z.literal('block'), block: answerBlockSchema }),
  /** The whole of it, as it ended. */
  z.object({ kind: z.literal('end'), answer: answerSchema }),
  /** Nothing has happened for a while: without any word for much longer, the connection has died. */
  z.object({ kind: z.literal('alive') }),
]);
export type AnswerChange = z.infer<typeof answerChangeSchema>;
