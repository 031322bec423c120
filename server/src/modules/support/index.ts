export { contactMessageReceived } from './support.events.ts';
export { supportPersonalTables } from './support.personal-data.ts';
export { findContactMessage } from './support.queries.ts';
export { supportRoutes } from './support.routes.ts';
