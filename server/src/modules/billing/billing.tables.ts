import type {
  EndReason,
  GrantablePlanId,
  PaidTier,
  PlanId,
  SubscriptionChange,
  SubscriptionSource,
  SubscriptionStatus,
} from '@navor/contract';
import type { Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';
import type { Card } from './cashier/cashier.ts';
import { formerOwner } from './former-owner.ts';
import { purchases } from './purchases.tables.ts';

/**
 * Subscriptions, one row each; those that are over stay as history. A row is what the cashier knew at the last
 * sync, so nothing else writes to it; only what an administrator grants is decided here.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    source: text().$type<SubscriptionSource>().notNull(),
    /** The cashier's own name for it. */
    cashierRef: text(),
    status: text().$type<SubscriptionStatus>().notNull(),
    tier: text().$type<PaidTier>().notNull(),
    /** Of what list and name it is: whoever reads it in whatever language calls it the same. */
    planId: text().$type<GrantablePlanId>().notNull(),
    nextPlanId: text().$type<PlanId>(),
    trialEndsAt: moment(),
    periodStartsAt: moment(),
    periodEndsAt: moment(),
    /** When a charge that failed is tried again. */
    nextTryAt: moment(),
    /** Until when the tier is unlocked, whatever else happens or fails to; null is without an end. */
    accessUntil: moment(),
    card: jsonb().$type<Card>(),
    startedAt: momentNow(),
    endedAt: moment(),
    endReason: text().$type<EndReason>(),
    /** The observation of the cashier that this row is from: an earlier one that arrives later is out of date. */
    observation: bigint({ mode: 'number' }).notNull().default(0),
    lookedAt: momentNow(),
    isTrialEndTold: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.userId, table.accessUntil),
    uniqueIndex().on(table.cashierRef),
    // Nobody pays twice at the same time, and has one granted plan at most.
    uniqueIndex('subscriptions_one_paid').on(table.userId).where(sql`ended_at IS NULL AND source <> 'granted'`),
    uniqueIndex('subscriptions_one_granted').on(table.userId).where(sql`ended_at IS NULL AND source = 'granted'`),
    index().on(table.startedAt),
    index().on(table.status, table.startedAt),
    index().on(table.lookedAt).where(sql`ended_at IS NULL`),
    check('subscriptions_tier_check', sql`${table.tier} in ('standard', 'premium')`),
    check('subscriptions_source_check', sql`(${table.source} = 'granted') = (${table.cashierRef} IS NULL)`),
    check('subscriptions_end_check', sql`(${table.status} = 'ended') = (${table.endedAt} IS NOT NULL)`),
  ],
);

/** Numbers observations of a cashier in the order in which they begin. */
export const observations = pgSequence('billing_observations');

export const subscriptionHistory = pgTable(
  'subscription_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    change: text().$type<SubscriptionChange>().notNull(),
    planId: text().$type<PlanId>(),
    reason: text().$type<EndReason>(),
    at: momentNow(),
  },
  (table) => [index().on(table.userId, table.at), index().on(table.subscriptionId)],
);

/** Who has had a trial. The fingerprint of the address stays when the account goes, so that a new one brings no second. */
export const trialUses = pgTable(
  'trial_uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: formerOwner(),
    /** A trial with a test card is none. */
    source: text().$type<Exclude<SubscriptionSource, 'granted'>>().notNull(),
    emailFingerprint: text().notNull(),
    takenAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.source, table.emailFingerprint), index().on(table.userId)],
);

/** Somebody on their way to pay; one at a time for each person. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    source: text().$type<Exclude<SubscriptionSource, 'granted'>>().notNull(),
    planId: text().$type<PlanId>().notNull(),
    isTrial: boolean().notNull(),
    status: text().$type<'open' | 'done' | 'over'>().notNull().default('open'),
    cashierRef: text(),
    url: text(),
    returnTo: text(),
    createdAt: momentNow(),
    expiresAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.cashierRef),
    uniqueIndex('checkouts_one_open').on(table.userId).where(sql`status = 'open'`),
    index().on(table.userId),
  ],
);

/** The cashier's own name for a person. */
export const cashierCustomers = pgTable(
  'cashier_customers',
  {
    userId: ownerReference(),
    source: text().$type<Exclude<SubscriptionSource, 'granted'>>().notNull(),
    ref: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] }), uniqueIndex().on(table.ref)],
);

/** What a cashier has told, by the names that it gives its messages: each is listened to once. */
export const cashierMessages = pgTable(
  'cashier_messages',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    subscriptionRef: text(),
    receivedAt: momentNow(),
  },
  (table) => [index().on(table.receivedAt)],
);

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: formerOwner(),
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'set null' }),
    source: text().$type<Exclude<SubscriptionSource, 'granted'>>().notNull(),
    cashierRef: text().notNull(),
    /** Of a period of a plan; anything else is the payment of a purchase. */
    planId: text().$type<PlanId>(),
    purchaseId: uuid().references(() => purchases.id),
    cents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    currency: text().notNull(),
    status: text().$type<'paid' | 'failed'>().notNull(),
    paidAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.cashierRef),
    index().on(table.userId, table.paidAt),
    index().on(table.subscriptionId),
    // A purchase is paid once.
    uniqueIndex().on(table.purchaseId),
    index().on(table.paidAt),
    check('payments_subject_check', sql`(${table.planId} IS NULL) <> (${table.purchaseId} IS NULL)`),
    check('payments_refund_check', sql`${table.refundedCents} between 0 and ${table.cents}`),
  ],
);

export type InvoiceParty = { name: string; company?: string; taxId?: string; address: string[]; email?: string };

/** Everything that an invoice says, as it was when it was issued: it never changes. */
export type InvoiceContent = {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  taxPercent: number;
  netCents: number;
  taxCents: number;
  /** On a credit note: the number of the invoice that it takes back. */
  corrects?: string;
} & (InvoicedPlan | InvoicedPurchase);

/** Names are as they were then. */
export type InvoicedPlan = {
  planId: PlanId;
  planName: string;
  periodStartsAt: string | null;
  periodEndsAt: string | null;
};
export type InvoicedPurchase = { title: string };

/** Invoices and credit notes; numbered without gaps within a series. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: formerOwner(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    kind: text().$type<'invoice' | 'credit_note'>().notNull(),
    series: text().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    /** What it is issued for; issued once. */
    cause: text().notNull(),
    language: text().$type<Language>().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    issuedAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.series, table.sequence),
    uniqueIndex().on(table.cause),
    index().on(table.userId, table.issuedAt),
    index().on(table.paymentId),
  ],
);

/** The last number given in each series; a sequence of the database would leave gaps. */
export const invoiceSeries = pgTable('invoice_series', { series: text().primaryKey(), last: integer().notNull() });

export const billingDetails = pgTable('billing_details', {
  userId: ownerReference().primaryKey(),
  name: text().notNull(),
  company: text().notNull(),
  taxId: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
});

/** Minutes of tutoring that come with a plan, granted for each of its periods, or given back when that was over already. */
export const tutoringGrants = pgTable(
  'tutoring_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** What had used them, where they were given back; null for those that come with a period. */
    returnedCause: text(),
  },
  (table) => [
    uniqueIndex().on(table.subscriptionId, table.startsAt).where(sql`returned_cause IS NULL`),
    uniqueIndex().on(table.userId, table.returnedCause),
    index().on(table.userId, table.endsAt),
  ],
);

/** Minutes taken from a grant; a cause, such as a booking, takes once, from as many grants as it needs. */
export const tutoringUses = pgTable(
  'tutoring_uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    grantId: uuid()
      .notNull()
      .references(() => tutoringGrants.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
    /** What they would have cost without the plan. */
    valueCents: integer().notNull(),
    cause: text().notNull(),
    usedAt: momentNow(),
    /** Set when they were given back, such as for a booking that was cancelled in time. */
    returnedAt: moment(),
  },
  (table) => [uniqueIndex().on(table.userId, table.cause, table.grantId), index().on(table.grantId)],
);
