export { emailSubscriptions } from './email.events.ts';
export { emailRoutes } from './email.routes.ts';
