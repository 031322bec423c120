import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { invoices } from '../billing.tables.ts';
import { type IssuedInvoice, insertInvoice } from './insert-invoice.ts';
import { splitTax } from './split-tax.ts';

type Refund = {
  paymentId: string;
  /** Null once the account is gone. */
  userId: string | null;
  cents: number;
  refundRef: string;
  at: Date;
};

/** Takes (part of) a payment's invoice back, with the parties, the tax and the language that the invoice has. */
export function issueCreditNote(tx: Db, refund: Refund): Promise<IssuedInvoice> {
  return insertInvoice(tx, creditNoteCause(refund.refundRef), async () => {
    const invoice = await findInvoiceOf(tx, refund.paymentId);
    const { taxPercent } = invoice.content;
    const left = invoice.cents - (await creditedCents(tx, refund.paymentId));
    // Several credit notes together take back what the invoice has, to the cent, however each alone would be rounded.
    const netCents = splitTax(left - refund.cents, taxPercent).netCents - splitTax(left, taxPercent).netCents;
    return {
      userId: refund.userId,
      paymentId: refund.paymentId,
      kind: 'credit_note',
      language: invoice.language,
      cents: -refund.cents,
      currency: invoice.currency,
      content: { ...invoice.content, netCents, taxCents: -refund.cents - netCents, corrects: invoice.number },
      issuedAt: refund.at,
    };
  });
}

/** A refund has one credit note. */
export function creditNoteCause(refundRef: string): string {
  return `refund:${refundRef}`;
}

async function findInvoiceOf(tx: Db, paymentId: string) {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice')));
  if (!invoice) throw new Error(`The payment ${paymentId} has no invoice to take back`);
  return invoice;
}

/** What all credit notes of a payment together have taken back. */
export async function creditedCents(tx: Db, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(invoices.cents).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'credit_note')));
  return -(row?.cents ?? 0);
}
