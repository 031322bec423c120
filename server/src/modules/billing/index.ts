export { billingPersonalTables } from './billing.personal-data.ts';
export { billingRoutes } from './billing.routes.ts';
export { grantDemoPlan } from './demo-plans.ts';
