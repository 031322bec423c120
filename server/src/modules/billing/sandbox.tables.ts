import type { PlanId } from '@navor/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
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

/** A test card as far as it is kept: never its number. */
export type SandboxCard = Card & {
  /** What charging it does: `later_declined` is taken at first and fails at every renewal. */
  behaviour: 'pays' | 'later_declined';
};

/** The ledger of the cashier for trying out. The rest of billing knows it only through the cashier's port. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    ref: text().primaryKey(),
    userId: ownerReference(),
    checkoutId: uuid().notNull(),
    planId: text().$type<PlanId>().notNull(),
    nextPlanId: text().$type<PlanId>(),
    status: text().$type<'trial' | 'active' | 'past_due' | 'ended'>().notNull(),
    isCancelledAtPeriodEnd: boolean().notNull().default(false),
    trialEndsAt: moment(),
    periodStartsAt: moment().notNull(),
    periodEndsAt: moment().notNull(),
    failedTries: integer().notNull().default(0),
    /** When the clock has to advance it next: the end of a period, or another try; null once it is over. */
    dueAt: moment(),
    card: jsonb().$type<SandboxCard>().notNull(),
    startedAt: momentNow(),
    endedAt: moment(),
    endReason: text().$type<'cancelled' | 'unpaid'>(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex().on(table.checkoutId),
    index().on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
);

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    ref: text().primaryKey(),
    userId: ownerReference(),
    subscriptionRef: text()
      .notNull()
      .references(() => sandboxSubscriptions.ref, { onDelete: 'cascade' }),
    /** What is charged for, such as a period: charged once. */
    cause: text().notNull(),
    planId: text().$type<PlanId>().notNull(),
    cents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    status: text().$type<'paid' | 'failed'>().notNull(),
    periodStartsAt: moment().notNull(),
    periodEndsAt: moment().notNull(),
    at: momentNow(),
    refundedAt: moment(),
  },
  (table) => [uniqueIndex().on(table.subscriptionRef, table.cause), index().on(table.userId)],
);

/** Somebody at the cashier's own page: to subscribe, to leave another card, or to pay for something once. */
export const sandboxCheckouts = pgTable(
  'sandbox_visits',
  {
    id: uuid().primaryKey(),
    userId: ownerReference(),
    purpose: text().$type<'subscribe' | 'card' | 'purchase'>().notNull(),
    status: text().$type<'open' | 'done' | 'over'>().notNull().default('open'),
    planId: text().$type<PlanId>(),
    isTrial: boolean().notNull(),
    purchase: jsonb().$type<{ title: string; cents: number }>(),
    subscriptionRef: text(),
    /** A card whose owner is being asked to confirm. */
    pendingCard: jsonb().$type<SandboxCard>(),
    /** Where somebody goes who gives it up. */
    leaveUrl: text().notNull(),
    createdAt: momentNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** What was paid for once. It stays when the account goes, so that it can still be given back. */
export const sandboxSales = pgTable(
  'sandbox_sales',
  {
    ref: text().primaryKey(),
    userId: formerOwner(),
    /** The checkout that it was paid on; that is deleted after a while. */
    checkoutId: uuid().notNull(),
    cents: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.checkoutId), index().on(table.userId)],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    saleRef: text()
      .notNull()
      .references(() => sandboxSales.ref),
    key: text().notNull(),
    cents: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.saleRef, table.key] }),
    check('sandbox_refunds_cents_check', sql`${table.cents} > 0`),
  ],
);
