import { endReasons, grantablePlanIds, paidTiers, planIds } from '@navor/contract';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const moment = z.coerce.date();
const planId = z.enum(planIds);
const cents = z.number().int();
const owned = { userId: z.uuid(), subscriptionId: z.uuid(), at: moment };
const money = { cents, currency: z.string() };

/** The cashier for trying out has changed its ledger; announced with the change. */
export const sandboxChanged = defineEvent(
  'billing.sandbox-changed',
  z.object({ userId: z.uuid(), subscriptionRef: z.string() }),
);

/** A subscription was seen to run on although its owner's account is about to go. */
export const closedAccountPays = defineEvent('billing.closed-account-pays', z.object({ userId: z.uuid() }));

export const trialStarted = defineEvent(
  'billing.trial-started',
  z.object({ ...owned, planId, trialEndsAt: moment, laterCents: cents }),
);

/** Two days before the first charge. */
export const trialEnding = defineEvent(
  'billing.trial-ending',
  z.object({ ...owned, planId, trialEndsAt: moment, laterCents: cents }),
);

export const paymentReceived = defineEvent(
  'billing.payment-received',
  z.object({ ...owned, ...money, planId, paymentId: z.uuid(), invoiceId: z.uuid(), invoiceNumber: z.string() }),
);

/** A charge failed; access goes on until the grace is over, and it is tried again unless `nextTryAt` is null. */
export const paymentFailed = defineEvent(
  'billing.payment-failed',
  z.object({
    ...{ ...owned, ...money, planId, paymentId: z.uuid() },
    nextTryAt: moment.nullable(),
    graceEndsAt: moment.nullable(),
  }),
);

export const paymentRefunded = defineEvent(
  'billing.payment-refunded',
  z.object({
    ...{ userId: z.uuid(), at: moment, ...money, paymentId: z.uuid(), refundRef: z.string() },
    ...{ creditNoteId: z.uuid(), creditNoteNumber: z.string() },
  }),
);

export const subscriptionCancelled = defineEvent(
  'billing.subscription-cancelled',
  z.object({ ...owned, planId, endsAt: moment }),
);

export const subscriptionEnded = defineEvent(
  'billing.subscription-ended',
  z.object({ ...owned, tier: z.enum(paidTiers), reason: z.enum(endReasons) }),
);

export const planGranted = defineEvent(
  'billing.plan-granted',
  z.object({ ...owned, planId: z.enum(grantablePlanIds), endsAt: moment.nullable() }),
);
