import type { Plan, PlanId } from '@navor/contract';
import type { Language } from '@navor/languages';

export type Card = { brand: string; last4: string };

/**
 * Whoever takes the money. It alone knows who owes and has paid what; we ask it how a subscription stands
 * whenever something may have changed, and never work that out from the order in which its messages arrive.
 */
export type Cashier = {
  source: 'stripe' | 'sandbox';

  /** Asked again with the same order, it answers with the same checkout. */
  openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  findCheckout: (ref: string) => Promise<CashierCheckout>;
  /** Lets nobody pay there any more; one that is paid stays so. */
  closeCheckout: (ref: string) => Promise<void>;

  /** Null for one that the cashier does not know, or whose first payment has not come through. */
  findSubscription: (ref: string) => Promise<CashierSubscription | null>;
  /** What a higher plan would cost for the rest of the period. */
  previewRaise: (ref: string, plan: Plan) => Promise<{ dueCents: number }>;
  /** Changes to a higher plan once the difference is paid. `key` makes it idempotent: the same one is carried out once. */
  raisePlan: (ref: string, plan: Plan, key: string) => Promise<Raised>;
  /** Changes to another plan at the end of the period. */
  lowerPlan: (ref: string, plan: Plan) => Promise<void>;
  dropLowering: (ref: string) => Promise<void>;
  cancelAtPeriodEnd: (ref: string) => Promise<void>;
  resume: (ref: string) => Promise<void>;
  /** Ends it at once, for good; whatever is still to be charged is not. */
  endNow: (ref: string) => Promise<void>;
  /** Gives (part of) a payment back. `key` makes it idempotent: the same one is carried out once. */
  refund: (paymentRef: string, cents: number, key: string) => Promise<void>;
  /** Where the owner can leave another card. */
  openCardChange: (order: CardOrder) => Promise<{ url: string }>;

  /** Asked again with the same order, it answers with the same page to pay on. */
  openPurchase: (order: PurchaseOrder) => Promise<OpenedCheckout>;
  findPurchase: (ref: string) => Promise<CashierPurchase>;
  /** Lets nobody pay there any more; one that is paid stays so. */
  closePurchase: (ref: string) => Promise<void>;
  /** Gives back (part of) what was paid, as far as there is anything left. `key` makes it idempotent, for good. */
  refundPurchase: (ref: string, cents: number, key: string) => Promise<void>;
};

export type Buyer = { id: string; email: string; name: string; language: Language };

export type CheckoutOrder = {
  checkoutId: string;
  buyer: Buyer;
  plan: Plan;
  /** Zero is without a trial. */
  trialDays: number;
  /** Full addresses. */
  successUrl: string;
  cancelUrl: string;
};

/** Something that is paid for once. */
export type PurchaseOrder = {
  purchaseId: string;
  buyer: Buyer;
  cents: number;
  title: string;
  /** Until when it may be paid; a cashier may let it be paid for longer, and closes it when told to. */
  expiresAt: Date;
  /** A full address. */
  returnUrl: string;
};

export type CashierPurchase = { status: 'open' } | { status: 'paid'; charge: CashierCharge } | { status: 'over' };

export type OpenedCheckout = { ref: string; url: string; expiresAt: Date };
export type CashierCheckout = { status: 'open' | 'done' | 'over'; subscriptionRef: string | null };
export type CardOrder = { buyer: Buyer; subscriptionRef: string; returnUrl: string };
export type Raised = { kind: 'changed' } | { kind: 'confirm'; url: string };

/** A subscription as the cashier knows it at the moment. */
export type CashierSubscription = {
  ref: string;
  userId: string;
  checkoutId: string | null;
  planId: PlanId;
  nextPlanId: PlanId | null;
  status: 'trial' | 'active' | 'past_due' | 'ended';
  isCancelledAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  nextTryAt: Date | null;
  startedAt: Date;
  endedAt: Date | null;
  /** `unpaid` after the last try to charge failed. */
  endReason: 'cancelled' | 'unpaid' | null;
  card: Card | null;
  /** Everything that was charged or tried to, oldest first; nothing that cost nothing. */
  payments: CashierPayment[];
};

/** An amount that was charged, and what was given back of it. */
export type CashierCharge = {
  ref: string;
  cents: number;
  currency: string;
  /** When it was paid, or last tried. */
  at: Date;
  refunds: { ref: string; cents: number; at: Date }[];
};

export type CashierPayment = CashierCharge & {
  planId: PlanId;
  status: 'paid' | 'failed';
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
};

/** The bank refuses a card. */
export class CardDeclined extends Error {
  readonly reason: 'declined' | 'insufficient_funds' | 'expired' | 'not_confirmed';
  constructor(reason: CardDeclined['reason']) {
    super(`Card refused: ${reason}`);
    this.reason = reason;
  }
}

/** The cashier does not answer, or refuses for a reason that is none of the buyer's business. */
export class CashierUnavailable extends Error {}
