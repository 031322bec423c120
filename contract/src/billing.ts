import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const plans = ['standard', 'premium'] as const;
export type Plan = (typeof plans)[number];

export const subscriptionSchema = z.object({
  /** True with any paid plan, on trial or active. */
  subscribed: z.boolean(),
  plan: z.enum(plans).nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const billing = {
  checkSubscription: endpoint
    .route({
      method: 'POST',
      path: '/functions/check-subscription',
      summary: 'Whether the caller has a paid plan, and which',
      tags: ['billing'],
    })
    .output(subscriptionSchema),
};
