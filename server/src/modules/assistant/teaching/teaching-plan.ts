import type { Language } from '@navor/languages';
import type { ProducerEvent } from '../answers/pipeline.ts';
import type { SealedQuestions } from './sealed-questions.ts';

/**
 * Where a conversation stands. `answer` is a plain question, which is simply answered; all others are about a task: asking
 * for the learner's own attempt, the concept behind it, the slip that was made, a similar example, and right work confirmed.
 */
export const teachingStages = ['answer', 'attempt', 'concept', 'slip', 'example', 'confirm'] as const;
export type TeachingStage = (typeof teachingStages)[number];

/** How a turn is to be answered, decided before anybody writes a word of it. */
export type TeachingPlan = {
  stage: TeachingStage;
  language: Language;
  /** For the model, in the conversation's language. Nothing that is right in an open question is in it. */
  instructions: string;
  /** What our grader found, in words that the answer begins with; null where nothing was graded. */
  opening: string | null;
  verdict: 'right' | 'wrong' | null;
  /** A question back, where the answer has none. */
  closing: string;
  /** The turn is about a question of an open attempt. */
  isAboutOpenQuestion: boolean;
  /** What the learner said lately: small numbers give something away only where they are about the question. */
  talk: string;
  /** For the guard alone. */
  openQuestions: SealedQuestions;
  /** What goes out where the producer's answer may not. */
  ownReply: (reason: 'leak' | 'language') => Promise<ProducerEvent[]>;
};
