export { exportLibrary } from './content/export-library.ts';
export { formatLibrary } from './content/format-library.ts';
export { libraryContentPaths } from './content/library-content-paths.ts';
export { findLibraryReferences, type LibraryReferences, noLibraryReferences } from './content/library-references.ts';
export { prepareLibrary } from './content/prepare-library.ts';
export { readLibrary } from './content/read-library.ts';
export { saveLibrary } from './content/save-library.ts';
export { libraryItems } from './library.tables.ts';
