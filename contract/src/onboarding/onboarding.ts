import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personName } from '../identity/profile.ts';
import { onboardingSteps } from './onboarding-choices.ts';

export const onboardingSchema = z.object({
  /** Only new accounts that have not finished it are shown the dialog. */
  is_offered: z.boolean(),
  steps: z.array(z.object({ id: z.enum(onboardingSteps), completed: z.boolean() })),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const onboarding = {
  status: endpoint
    .route({ method: 'GET', path: '/onboarding', summary: 'How far the first steps are', tags: ['onboarding'] })
    .output(onboardingSchema),
  finish: endpoint
    .route({
      method: 'POST',
      path: '/onboarding/finish',
      summary: 'Finish the first steps and earn the reward, once',
      tags: ['onboarding'],
    })
    .input(z.object({ full_name: personName.optional() }))
    .output(z.object({ points_earned: z.number().int() })),
};
