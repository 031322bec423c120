import { defineModule } from '../../platform/module.ts';
import { claimForDemoAuthor } from '../authorship/index.ts';
import { librarySearchSource } from './catalogue/library-search-source.ts';
import { libraryContent } from './content/library-content.ts';
import { libraryPersonalTables } from './library.personal-data.ts';
import { libraryRoutes } from './library.routes.ts';
import { libraryItems } from './library.tables.ts';

export const library = defineModule({
  routes: libraryRoutes,
  personalTables: libraryPersonalTables,
  content: libraryContent,
  searchSources: [librarySearchSource],
  loadDemo: ({ db }) => claimForDemoAuthor(db, 'item', libraryItems),
});
