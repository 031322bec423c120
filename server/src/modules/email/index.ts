export { emailSubscriptions } from './email.events.ts';
export { emailPersonalTables } from './email.personal-data.ts';
export { emailRoutes } from './email.routes.ts';
