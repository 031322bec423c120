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

/** The same of something that is paid for once. */
export const sandboxPurchaseChanged = defineEvent(
  'billing.sandbox-purchase-changed',
  z.object({ purchaseId: z.uuid() }),
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

const received = { ...money, paymentId: z.uuid(), invoiceId: z.uuid(), invoiceNumber: z.string() };

/** For a period of a plan, or for something bought once. */
export const paymentReceived = defineEvent(
  'billing.payment-received',
  z.union([
    z.object({ ...owned, ...received, planId }),
    z.object({ userId: z.uuid(), at: moment, ...received, purchaseId: z.uuid(), title: z.string() }),
  ]),
);

const purchase = {
  purchaseId: z.uuid(),
  userId: z.uuid(),
  subject: z.object({ kind: z.enum(['booking', 'group_seat']), id: z.uuid() }),
  at: moment,
};

/** Once for each purchase, when it is first seen as paid; perhaps later than it was wanted. */
export const purchasePaid = defineEvent('billing.purchase-paid', z.object({ ...purchase, cents }));

/** Once for each amount that was given back, whoever wanted it; `refundedCents` are all of them together. */
export const purchaseRefunded = defineEvent(
  'billing.purchase-refunded',
  z.object({ ...purchase, cents, refundedCents: cents }),
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
    /** What was bought, where it was something bought once. */
    title: z.string().optional(),
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
