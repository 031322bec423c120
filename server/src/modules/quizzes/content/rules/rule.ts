import type { ContentRule } from '../../../../content/prepare-content.ts';
import type { QuizReferences } from '../quiz-references.ts';
import type { ReadQuizzes } from '../read-quizzes.ts';

export type Rule = ContentRule<ReadQuizzes, QuizReferences>;
