export { ItemPart } from './components/item/item-part.tsx';
export { LibraryGrid } from './components/library-grid.tsx';
export { browsePath, itemPath, ownLibraryPath, useLibraryPath } from './library-paths.ts';
