import type { MatchedPassage } from './match-passages.ts';

/** A passage that may answer a question. */
export type FoundPassage = Pick<
  MatchedPassage,
  'kind' | 'itemId' | 'language' | 'title' | 'context' | 'anchor' | 'heading' | 'text' | 'isList'
> & {
  /** Without the area, with the anchor. */
  path: string;
  /** The higher, the better it fits; to be compared within one answer only. */
  score: number;
  /** How much of what was asked for it has, from 0 to 1. */
  coverage: number;
  /** Whether it is about what was asked. Others only share some words with it, and are no answer. */
  isStrong: boolean;
};
