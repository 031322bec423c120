import { defineModule } from '../../platform/module.ts';
import { librarySearchSource } from './catalogue/library-search-source.ts';
import { hasOutdatedItems, renderOutdatedItems } from './content/render-outdated-items.ts';
import { libraryPersonalTables } from './library.personal-data.ts';
import { libraryRoutes } from './library.routes.ts';

export const library = defineModule({
  routes: libraryRoutes,
  jobs: [renderOutdatedItems],
  personalTables: libraryPersonalTables,
  searchSources: [librarySearchSource],
  async prepare(services) {
    if (await hasOutdatedItems(services)) await services.jobs.enqueue(services.db, renderOutdatedItems, {});
  },
});
