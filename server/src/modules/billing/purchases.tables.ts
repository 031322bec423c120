import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import type { Cashier } from './cashier/cashier.ts';
import { formerOwner } from './former-owner.ts';

/** What is bought; its module is told when it is paid, and decides what comes of it. */
export type PurchaseSubject = { kind: 'booking' | 'group_seat'; id: string };

/** Things that are paid for once. The price, the name and the buyer are those of the first order, whatever is asked later. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey(),
    userId: formerOwner(),
    subjectKind: text().$type<PurchaseSubject['kind']>().notNull(),
    subjectId: uuid().notNull(),
    source: text().$type<Cashier['source']>().notNull(),
    title: text().notNull(),
    cents: integer().notNull(),
    returnPath: text().notNull(),
    /** `over` may still become `paid`, when somebody is seen to have paid in the last moment; `paid` is final. */
    status: text().$type<'open' | 'paid' | 'over'>().notNull().default('open'),
    /** The cashier's own name for the page to pay on, and its address. */
    cashierRef: text(),
    url: text(),
    createdAt: momentNow(),
    /** Until when it may be paid. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** The observation of the cashier that this row is from: an earlier one that arrives later is out of date. */
    observation: bigint({ mode: 'number' }).notNull().default(0),
    lookedAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.cashierRef),
    index().on(table.userId),
    index().on(table.lookedAt).where(sql`status = 'open'`),
    check('purchases_cents_check', sql`${table.cents} > 0`),
    check('purchases_paid_check', sql`(${table.status} = 'paid') = (${table.paidAt} IS NOT NULL)`),
  ],
);

/** What is to be given back of a purchase, decided with the change that causes it; a key gives back once. */
export const purchaseRefunds = pgTable(
  'purchase_refunds',
  {
    purchaseId: uuid()
      .notNull()
      .references(() => purchases.id),
    key: text().notNull(),
    cents: integer().notNull(),
    createdAt: momentNow(),
    /** When the cashier took it on. */
    doneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.key] }),
    index().on(table.createdAt).where(sql`done_at IS NULL`),
    check('purchase_refunds_cents_check', sql`${table.cents} > 0`),
  ],
);
