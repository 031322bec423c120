import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { canonicalForm } from '../../../content/files/canonical-form.ts';
import { writeYaml } from '../../../content/files/yaml-file.ts';
import { type QuizFile, quizShape, type TopicsFile, topicsShape } from './quiz-shapes.ts';

/** In the quiz's folder. */
export function questionPathOf(questionId: string): string {
  return `questions/${questionId}.yaml`;
}

export function writeQuizFile(quiz: QuizFile): Buffer {
  return Buffer.from(writeYaml(canonicalForm(quizShape, quiz)));
}

export function writeQuestionFile(source: QuestionSource): Buffer {
  return Buffer.from(writeYaml(canonicalForm(questionShape, source)));
}

/** By id, since nothing else says which comes first. */
export function writeTopicsFile(topics: TopicsFile): Buffer {
  const sorted = Object.entries(topics).sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(writeYaml(canonicalForm(topicsShape, Object.fromEntries(sorted))));
}
