import type { PaymentStatus } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { payments } from './billing.tables.ts';

/** How a payment stands, by what was given back of it; for statements that show it or seek by it. */
export const paymentStatus = sql<PaymentStatus>`CASE
  WHEN ${payments.status} = 'failed' THEN 'failed'
  WHEN ${payments.refundedCents} = 0 THEN 'paid'
  WHEN ${payments.refundedCents} < ${payments.cents} THEN 'partly_refunded'
  ELSE 'refunded' END`;
