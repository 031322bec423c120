import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadCourses } from '../read-courses.ts';

/** Looks through what was read for one kind of fault. What concerns a lesson's text is the renderer's to find. */
export type Rule = (content: ReadCourses) => FileProblem[];
