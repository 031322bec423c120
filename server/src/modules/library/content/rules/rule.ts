import type { FileProblem } from '../../../../content/files/problem.ts';
import type { LibraryReferences } from '../library-references.ts';
import type { ReadLibrary } from '../read-library.ts';

/** Looks through what was read for one kind of fault. What concerns a text is the renderer's to find. */
export type Rule = (content: ReadLibrary, known: LibraryReferences) => FileProblem[];
