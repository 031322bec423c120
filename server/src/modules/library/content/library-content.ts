import { defineContentKind } from '../../../content/content-kind.ts';
import { courseReferencesIn, withCourseReferences } from '../../courses/index.ts';
import { libraryItems } from '../library.tables.ts';
import { exportLibrary } from './export-library.ts';
import { formatLibrary } from './format-library.ts';
import { findEditedItems, findLibraryReferences, itemAddresses, noLibraryReferences } from './library-references.ts';
import { type PreparedLibrary, prepareLibrary } from './prepare-library.ts';
import { type ReadLibrary, readLibrary } from './read-library.ts';
import { outdatedItems } from './render-outdated-items.ts';
import { saveLibrary } from './save-library.ts';

export const libraryContent = defineContentKind<ReadLibrary, PreparedLibrary>({
  noun: { one: 'item', many: 'items' },
  paths: [/^library\/tags\.yaml$/, /^library\/[^/]+\/(item\.yaml|[^/]+\.md|figures\/[^/]+|tables\/[^/]+)$/],
  table: libraryItems,
  read: readLibrary,
  format: formatLibrary,
  async prepare(files, { db, rendered }) {
    const existing = db
      ? { ...(await findLibraryReferences(db)), edited: await findEditedItems(db) }
      : noLibraryReferences;
    return prepareLibrary(files, withCourseReferences(existing, courseReferencesIn(files)), rendered);
  },
  addresses: itemAddresses,
  idsOf: ({ items }) => items.map(({ id }) => id),
  renderedOf: ({ items }) =>
    new Map(
      items.flatMap(({ prepared }) =>
        prepared.map(({ path, body, contents, passages }) => [path, { body, contents, passages }]),
      ),
    ),
  save: saveLibrary,
  export: exportLibrary,
  outdated: outdatedItems,
});
