import { homeTimeZone } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { formatIn } from '../../../platform/time/time-zone.ts';
import { invoiceSeries, invoices, payments } from '../billing.tables.ts';

export type IssuedInvoice = { id: string; number: string };
type Numbered = 'id' | 'series' | 'sequence' | 'number' | 'cause';
type InvoiceDraft = Omit<typeof invoices.$inferInsert, Numbered> & { issuedAt: Date };

/**
 * Gives an invoice the next number of its series, in the transaction of the caller: whatever undoes that gives the number
 * back. What it is issued for has one invoice, so asked again, this answers with the one there is.
 */
export async function insertInvoice(tx: Db, cause: string, draft: () => Promise<InvoiceDraft>): Promise<IssuedInvoice> {
  const known = await findByCause(tx, cause);
  if (known) return known;
  // All series at once, because two transactions that need numbers of both could wait for each other for ever.
  await tx.execute(sql`LOCK TABLE ${invoiceSeries} IN SHARE ROW EXCLUSIVE MODE`);
  // It may have been issued while this waited for the lock.
  const entered = await findByCause(tx, cause);
  if (entered) return entered;

  const entry = await draft();
  const series = seriesOf(entry, await isTest(tx, entry.paymentId));
  const sequence = await raise(tx, series);
  const number = `${series}-${String(sequence).padStart(6, '0')}`;
  const [row] = await tx
    .insert(invoices)
    .values({ ...entry, cause, series, sequence, number })
    .returning({ id: invoices.id });
  if (!row) throw new Error(`The invoice ${number} was not kept`);
  return { id: row.id, number };
}

async function findByCause(tx: Db, cause: string): Promise<IssuedInvoice | undefined> {
  const [row] = await tx
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.cause, cause));
  return row;
}

async function raise(tx: Db, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error(`The series ${series} gave no number`);
  return row.last;
}

/** A year of the books is one where the seller is at home, whatever the time elsewhere. */
function seriesOf({ kind, issuedAt }: { kind: 'invoice' | 'credit_note'; issuedAt: Date }, isOfTest: boolean): string {
  const year = formatIn(homeTimeZone)
    ?.formatToParts(issuedAt)
    .find(({ type }) => type === 'year')?.value;
  return `${isOfTest ? 'T' : ''}${kind === 'invoice' ? 'R' : 'D'}-${year}`;
}

/** Numbers of real invoices are not spent on what was paid with a test card. */
async function isTest(tx: Db, paymentId: string): Promise<boolean> {
  const [payment] = await tx.select({ source: payments.source }).from(payments).where(eq(payments.id, paymentId));
  return payment?.source === 'sandbox';
}
