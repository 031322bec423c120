import { emailRoutes, emailSubscriptions } from './modules/email/index.ts';
import { type Authentication, identityRoutes } from './modules/identity/index.ts';
import { systemRoutes } from './modules/system/index.ts';
import { os } from './platform/api.ts';
import type { Subscription } from './platform/events.ts';
import { forgetExpiredRateLimits } from './platform/rate-limit.ts';
import type { Job, Services } from './platform/services.ts';

/** Work done in the background. */
export const jobs = [forgetExpiredRateLimits] as Job[];

/** Which module reacts to which event. */
export const subscriptions: Subscription[] = [...emailSubscriptions];

/** The map of the API: every capability and where its endpoints are implemented. */
export function createRouter(services: Services, authentication: Authentication, version: string) {
  return os.router({
    email: emailRoutes(services),
    identity: identityRoutes(services, authentication),
    system: systemRoutes(services, version),
  });
}
