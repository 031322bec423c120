import type { FileProblem } from '../../../../content/files/file-problem.ts';
import type { ReadContent } from '../read-content.ts';

/** Looks through what was read for one kind of fault. What concerns a lesson's text is the renderer's to find. */
export type Rule = (content: ReadContent) => FileProblem[];
