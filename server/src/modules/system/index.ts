export { auditRoutes } from './audit.routes.ts';
export { systemRoutes } from './system.routes.ts';
