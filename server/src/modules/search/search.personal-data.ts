import type { PersonalTable } from '../../platform/personal-data.ts';
import { recentSearches, searchEntries } from './search.tables.ts';

export const searchPersonalTables: PersonalTable[] = [
  { name: 'recent-searches', table: recentSearches, owner: recentSearches.userId },
  {
    name: 'search-entries',
    table: searchEntries,
    owner: searchEntries.ownerId,
    // What they are made of is in the export already; its words in another order tell nobody anything.
    present: ({ kind, itemId, path }) => ({ kind, itemId, path }),
  },
];
