import type { Language } from '@navor/languages';
import type { AnswerRequest, ProducerEvent } from '../answers/pipeline.ts';
import type { Topic } from './leaks/find-leak.ts';
import type { SealedQuestions } from './sealed-questions.ts';

/**
 * Where a conversation stands. `answer` is a plain question, which is simply answered; all others are about a task: asking
 * for the learner's own attempt, the concept behind it, the slip that was made, a similar example, and right work confirmed.
 */
export const teachingStages = ['answer', 'attempt', 'concept', 'slip', 'example', 'confirm'] as const;
export type TeachingStage = (typeof teachingStages)[number];

/** What is asked, before anything was sought for it. */
export type TeachingRequest = Omit<AnswerRequest, 'passages' | 'instructions'>;

/** How a turn is to be answered, decided before anybody writes a word of it. */
export type TeachingPlan = {
  stage: TeachingStage;
  language: Language;
  /** For the model, in the conversation's language. Nothing that is right in an open question is in it. */
  instructions: string;
  /** For the model, where its reply was in another language. */
  correction: string;
  /** What our grader found, in words that the answer begins with; null where nothing was graded. */
  opening: string | null;
  verdict: 'right' | 'wrong' | null;
  /** A question back, where the answer has none. */
  closing: string;
  /** A task that the learner has brought and not tried yet: numbers that are not in it would solve it. */
  untriedTask: string | null;
  /** The question that a similar example is wanted for, where we have one. */
  exampleOf: string | null;
  /** The question of an open attempt that the turn is about, and what the learner said lately. */
  topic: Topic;
  /** For the guard alone. */
  openQuestions: SealedQuestions;
  /** What goes out where the producer's answer may not. */
  ownReply: (reason: 'leak' | 'language' | 'example') => Promise<ProducerEvent[]>;
};
