import type { FileProblem } from '../../../../content/files/problem.ts';
import type { QuizReferences } from '../quiz-references.ts';
import type { ReadQuizzes } from '../read-quizzes.ts';

/** Looks through what was read for one kind of fault. What a question says is looked at when it is prepared. */
export type Rule = (content: ReadQuizzes, known: QuizReferences) => FileProblem[];
