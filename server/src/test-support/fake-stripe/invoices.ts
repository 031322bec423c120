import { missing, refused } from './fake-error.ts';
import { finalise, subscriptionOf } from './invoicing.ts';
import { page } from './page.ts';
import { type Params, text } from './request-params.ts';
import type { Routes } from './route-list.ts';
import { type Books, type FakeIntent, type FakeInvoice, listed } from './store.ts';

export function invoiceRoutes(books: Books): Routes {
  return [
    ['GET', '/v1/invoices', (params) => listInvoices(books, params)],
    ['GET', '/v1/invoices/:id', (_, id) => findInvoice(books, id)],
    ['POST', '/v1/invoices/:id/void', (_, id) => voidInvoice(books, findInvoice(books, id))],
    [
      'POST',
      '/v1/invoices/:id/finalize',
      (params, id) => {
        const invoice = findInvoice(books, id);
        if (invoice.status !== 'draft') throw refused('This invoice is already finalized.');
        invoice.auto_advance = params.auto_advance !== 'false';
        finalise(books, invoice);
        return invoice;
      },
    ],
    ['GET', '/v1/payment_intents/:id', (_, id) => findIntent(books, id)],
    ['GET', '/v1/charges', (params) => listCharges(books, params)],
  ];
}

export function findInvoice(books: Books, id: string | undefined): FakeInvoice {
  const found = books.invoices.get(id ?? '');
  if (!found) throw missing('invoice', id, 'invoice');
  return found;
}

function listInvoices(books: Books, params: Params) {
  const subscription = text(params.subscription) ?? '';
  if (!books.subscriptions.has(subscription)) throw missing('subscription', subscription, 'subscription');
  const status = text(params.status);
  const found = [...books.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .filter((invoice) => status === undefined || invoice.status === status)
    .toReversed();
  return page(found, params, '/v1/invoices');
}

function voidInvoice(books: Books, invoice: FakeInvoice): FakeInvoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw refused(`You can only pass in open invoices. This invoice isn't open.`);
  }
  Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  invoice.status_transitions.voided_at = books.now;
  const intent = books.intents.get(books.intentOfInvoice.get(invoice.id) ?? '');
  if (intent) intent.status = 'canceled';
  books.tell('invoice.voided', invoice);
  const subscription = subscriptionOf(books, invoice);
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null;
    books.tell('customer.subscription.pending_update_expired', subscription);
  }
  return invoice;
}

function findIntent(books: Books, id: string | undefined): FakeIntent {
  const found = books.intents.get(id ?? '');
  if (!found) throw missing('payment_intent', id, 'intent');
  return found;
}

function listCharges(books: Books, params: Params) {
  const customer = text(params.customer);
  const found = [...books.charges.values()].filter((charge) => charge.customer === customer).toReversed();
  return found.length === 0 ? listed([], '/v1/charges') : page(found, params, '/v1/charges');
}
