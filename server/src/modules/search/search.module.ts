import { defineModule } from '../../platform/module.ts';
import { queueRefreshIfOutdated, refreshIndex } from './indexing/bring-index-up-to-date.ts';
import { searchListeners } from './search.listeners.ts';
import { searchPersonalTables } from './search.personal-data.ts';
import { searchRoutes } from './search.routes.ts';

export const search = defineModule({
  routes: searchRoutes,
  jobs: [refreshIndex],
  listeners: searchListeners,
  personalTables: searchPersonalTables,
  prepare: queueRefreshIfOutdated,
});
