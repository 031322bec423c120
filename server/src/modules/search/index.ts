export { bringIndexUpToDate, refreshIndexJob } from './indexing/bring-index-up-to-date.ts';
export { searchSubscriptions } from './search.events.ts';
export { searchPersonalTables } from './search.personal-data.ts';
export { searchRoutes } from './search.routes.ts';
