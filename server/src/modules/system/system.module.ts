import { defineModule } from '../../platform/module.ts';
import { forgetExpiredRateLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { auditRoutes } from './audit.routes.ts';
import { systemRoutes } from './system.routes.ts';

export const system = defineModule({
  routes: (services: Services) => ({ ...systemRoutes(services), audit: auditRoutes(services) }),
  jobs: [forgetExpiredRateLimits],
});
