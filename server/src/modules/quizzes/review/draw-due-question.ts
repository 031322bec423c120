import { randomInt } from 'node:crypto';
import { drawValues, type Template } from '@navor/questions/scoring';
import type { DrawnQuestion } from '../draw-questions.ts';

export type DueQuestion = Omit<DrawnQuestion, 'seed' | 'values'> & { topicId: string; template: Template };

/** Seeds are kept as PostgreSQL's integers, which end here. */
const seedCount = 2 ** 31;

/** Templates are tried before they are saved, so a seed without values is rare and one of the next has them. */
const mostSeeds = 20;

/** With other numbers than the last time. */
export function drawDueQuestion({ topicId: _, template, ...question }: DueQuestion): DrawnQuestion {
  for (let tried = 0; tried < mostSeeds; tried += 1) {
    const seed = randomInt(seedCount);
    const values = drawValues(template, seed);
    if (values) return { ...question, seed, values: { ...values } };
  }
  throw new Error(`No values meet the constraints of ${question.quizId}/${question.questionId}`);
}
