import { achievementsPersonalTables } from './modules/achievements/index.ts';
import { billingPersonalTables, billingRoutes, grantDemoPlan } from './modules/billing/index.ts';
import { coursesPersonalTables } from './modules/courses/index.ts';
import { emailPersonalTables, emailRoutes, emailSubscriptions } from './modules/email/index.ts';
import {
  authHandler,
  createAuthentication,
  deleteClosedAccounts,
  findViewer,
  forgetExpiredSignIns,
  identityPersonalTables,
  identityRoutes,
  openDemoAccounts,
  sendPasswordResetJob,
} from './modules/identity/index.ts';
import { onboardingRoutes } from './modules/onboarding/index.ts';
import { systemRoutes } from './modules/system/index.ts';
import { os } from './platform/api.ts';
import type { Subscription } from './platform/events.ts';
import type { PersonalTable } from './platform/personal-data.ts';
import { forgetExpiredRateLimits } from './platform/rate-limit.ts';
import type { Job, Services } from './platform/services.ts';

/** Which module reacts to which event. */
export const subscriptions: Subscription[] = [...emailSubscriptions];

/** Where data of people is kept: all of it is in their export, and goes with their account. */
export const personalTables: PersonalTable[] = [
  ...identityPersonalTables,
  ...coursesPersonalTables,
  ...achievementsPersonalTables,
  ...billingPersonalTables,
  ...emailPersonalTables,
];

/** Every capability, put together. */
export function createApp(services: Services, version: string) {
  const authentication = createAuthentication(services);
  const sendPasswordReset = sendPasswordResetJob(authentication);
  return {
    /** The map of the API: where the endpoints of each capability are implemented. */
    router: os.router({
      billing: billingRoutes(services),
      email: emailRoutes(services),
      identity: identityRoutes(services, { authentication, sendPasswordReset, personalTables }),
      onboarding: onboardingRoutes(services),
      system: systemRoutes(services, version),
    }),

    /** Work done in the background. */
    jobs: [sendPasswordReset, forgetExpiredSignIns, deleteClosedAccounts, forgetExpiredRateLimits] as Job[],

    findViewer: (headers: Headers) => findViewer(services, headers),
    authHandler: authHandler(authentication),

    /** What a demo installation starts with. */
    async loadDemo(): Promise<void> {
      await openDemoAccounts(services, authentication);
      await grantDemoPlan(services);
    },
  };
}
