import { defineModule } from '../../platform/module.ts';
import { forgetExpiredRateLimits } from '../../platform/rate-limit.ts';
import { systemRoutes } from './system.routes.ts';

export const system = defineModule({
  routes: systemRoutes,
  jobs: [forgetExpiredRateLimits],
});
