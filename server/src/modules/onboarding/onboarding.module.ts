import { defineModule } from '../../platform/module.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

export const onboarding = defineModule({ routes: onboardingRoutes });
