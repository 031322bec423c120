import type { FileProblem } from '../../../../content/files/file-problem.ts';
import type { ReadLibrary } from '../read-library.ts';
import type { LibrarySurroundings } from '../surroundings.ts';

/** Looks through what was read for one kind of fault. What concerns a text is the renderer's to find. */
export type Rule = (content: ReadLibrary, around: LibrarySurroundings) => FileProblem[];
