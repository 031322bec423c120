import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { mayOpenInvoice } from '../billing.policy.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceWords } from './invoice-words.ts';
import { findDetails, findInvoice, listHistory, listInvoices, listPayments, saveDetails } from './invoices.queries.ts';

/** Drawing a page takes a while of the processor's time. */
const pdfLimit = { limit: 60, windowSeconds: 600 };

export function invoicesRoutes({ db, pool, texts, threads }: Services) {
  return {
    history: os.billing.history.handler(({ context }) => listHistory(db, signedIn(context.viewer).user.id)),

    payments: os.billing.payments.handler(({ context }) => listPayments(db, signedIn(context.viewer).user.id)),

    invoices: os.billing.invoices.handler(({ context }) => listInvoices(db, signedIn(context.viewer).user.id)),

    invoicePdf: os.billing.invoicePdf.handler(async ({ input: { id }, context }) => {
      const { user } = signedIn(context.viewer);
      const invoice = await findInvoice(db, id);
      if (!invoice || !mayOpenInvoice(user, invoice)) throw new AppError('NOT_FOUND');
      await limitUse(pool, `invoice-pdf:${user.id}`, pdfLimit);
      const pdf = await threads.run(drawInvoice, invoiceWords(invoice, texts));
      return new File([new Uint8Array(pdf)], `${invoice.number}.pdf`, { type: 'application/pdf' });
    }),

    details: os.billing.details.handler(({ context }) => findDetails(db, signedIn(context.viewer).user.id)),

    saveDetails: os.billing.saveDetails.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await saveDetails(db, user.id, input);
      return input;
    }),
  };
}
