import type { FileProblem } from '../../../../content/files/file-problem.ts';
import type { ReadQuizzes } from '../read-quizzes.ts';
import type { Surroundings } from '../surroundings.ts';

/** Looks through what was read for one kind of fault. What a question says is looked at when it is prepared. */
export type Rule = (content: ReadQuizzes, around: Surroundings) => FileProblem[];
