import { defineModule } from '../../platform/module.ts';
import { bringIndexUpToDate, refreshIndex } from './indexing/bring-index-up-to-date.ts';
import { searchListeners } from './search.listeners.ts';
import { searchPersonalTables } from './search.personal-data.ts';
import { searchRoutes } from './search.routes.ts';

export const search = defineModule({
  routes: searchRoutes,
  jobs: [refreshIndex],
  listeners: searchListeners,
  personalTables: searchPersonalTables,
  // Enough for the starter content; a start takes no longer for more of it.
  prepare: (services) => bringIndexUpToDate(services, 5000),
});
