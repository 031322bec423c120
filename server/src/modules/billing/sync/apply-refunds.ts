import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { paymentRefunded } from '../billing.events.ts';
import { invoices, payments } from '../billing.tables.ts';
import type { CashierCharge } from '../cashier/cashier.ts';
import { creditedCents, creditNoteCause, issueCreditNote } from '../invoices/issue-credit-note.ts';

type Refund = CashierCharge['refunds'][number];

type Buyer = {
  /** Null once the account is gone: there is nobody to tell. */
  userId: string | null;
  /** Of something bought once. */
  title?: string;
};

/** Writes down what the cashier has given back: each credit note and message once. Answers with what was not known before. */
export async function applyRefunds(
  tx: Db,
  { events }: Services,
  { userId, ...bought }: Buyer,
  charged: CashierCharge[],
): Promise<Refund[]> {
  const wanted = charged.flatMap((charge) => charge.refunds.map((refund) => ({ charge, refund })));
  if (wanted.length === 0) return [];
  const causes = wanted.map(({ refund }) => creditNoteCause(refund.ref));
  const issued = await tx.select({ cause: invoices.cause }).from(invoices).where(inArray(invoices.cause, causes));
  const done = new Set(issued.map(({ cause }) => cause));
  const refs = wanted.map(({ charge }) => charge.ref);
  const rows = await tx.select().from(payments).where(inArray(payments.cashierRef, refs));
  const fresh: Refund[] = [];
  for (const { charge, refund } of wanted.filter((one) => !done.has(creditNoteCause(one.refund.ref)))) {
    const row = rows.find(({ cashierRef }) => cashierRef === charge.ref);
    if (!row) continue;
    const { cents, at, ref: refundRef } = refund;
    // One that takes the place of a refund that did not come through: that one's credit note stands for both.
    if ((await creditedCents(tx, row.id)) + cents > row.cents) continue;
    const note = await issueCreditNote(tx, { paymentId: row.id, userId, cents, refundRef, at });
    fresh.push(refund);
    if (!userId) continue;
    await events.announce(tx, paymentRefunded, {
      ...{ userId, at, cents, currency: row.currency, paymentId: row.id, refundRef },
      ...{ creditNoteId: note.id, creditNoteNumber: note.number, ...bought },
    });
  }
  return fresh;
}
