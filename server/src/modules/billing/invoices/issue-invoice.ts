import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findRecipient } from '../../identity/index.ts';
import { billingDetails, type InvoicedPlan, type InvoicedPurchase, type InvoiceParty } from '../billing.tables.ts';
import { type IssuedInvoice, insertInvoice } from './insert-invoice.ts';
import { splitTax } from './split-tax.ts';

type PaidPayment = {
  id: string;
  userId: string;
  cents: number;
  currency: string;
  paidAt: Date;
};

/** The invoice for a payment, dated as the payment is, with everything that it says as it is known now. */
export function issueInvoice(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  payment: PaidPayment,
  item: InvoicedPlan | InvoicedPurchase,
): Promise<IssuedInvoice> {
  const { seller, taxId, taxPercent } = config.invoices;
  return insertInvoice(tx, `payment:${payment.id}`, async () => {
    const { buyer, language } = await findBuyer(tx, payment.userId);
    return {
      userId: payment.userId,
      paymentId: payment.id,
      kind: 'invoice',
      language,
      cents: payment.cents,
      currency: payment.currency,
      content: {
        seller: { ...seller, ...(taxId && { taxId }) },
        buyer,
        ...item,
        taxPercent,
        ...splitTax(payment.cents, taxPercent),
      },
      issuedAt: payment.paidAt,
    };
  });
}

/** Whoever has not said what should stand on their invoices is known by name and e-mail address. */
async function findBuyer(tx: Db, userId: string) {
  const person = await findRecipient(tx, userId);
  if (!person) throw new Error(`There is no account ${userId} to issue an invoice to`);
  const { name, email, language } = person;
  const [given] = await tx.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  return { language, buyer: (given && partyOf(given, name)) ?? ({ name, address: [], email } satisfies InvoiceParty) };
}

function partyOf(given: typeof billingDetails.$inferSelect, accountName: string): InvoiceParty | undefined {
  const { userId, ...lines } = given;
  if (Object.values(lines).every((line) => line === '')) return undefined;
  const { name, company, taxId, street, postcode, city, country } = lines;
  const address = [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean);
  return { name: name || accountName, ...(company && { company }), ...(taxId && { taxId }), address };
}
