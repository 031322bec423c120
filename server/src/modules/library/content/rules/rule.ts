import type { ContentRule } from '../../../../content/prepare-content.ts';
import type { LibraryReferences } from '../library-references.ts';
import type { ReadLibrary } from '../read-library.ts';

export type Rule = ContentRule<ReadLibrary, LibraryReferences>;
