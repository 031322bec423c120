import { rewards } from '@navor/contract';
import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import { onboardingOf } from './onboarding.queries.ts';

export function onboardingRoutes(services: Services) {
  return {
    status: os.onboarding.status.handler(({ context }) =>
      onboardingOf(services.db, signedIn(context.viewer), new Date()),
    ),

    finish: os.onboarding.finish.handler(async ({ input, context }) => {
      await finishOnboarding(services, signedIn(context.viewer), input.full_name, new Date());
      return { points_earned: rewards.onboarding };
    }),
  };
}
