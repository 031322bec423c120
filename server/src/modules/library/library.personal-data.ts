import type { PersonalTable } from '../../platform/personal-data.ts';
import { libraryBookmarks, libraryVisits } from './library.tables.ts';

export const libraryPersonalTables: PersonalTable[] = [
  { name: 'library-bookmarks', table: libraryBookmarks, owner: libraryBookmarks.userId },
  { name: 'library-visits', table: libraryVisits, owner: libraryVisits.userId },
];
