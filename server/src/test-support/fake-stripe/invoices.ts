import { missing, refused } from './fake-error.ts';
import { finalise, subscriptionOf } from './invoicing.ts';
import { page } from './page.ts';
import { type Params, type Routes, text } from './request-params.ts';
import { type FakeIntent, type FakeInvoice, listed, type Store } from './store.ts';

export function invoiceRoutes(store: Store): Routes {
  return [
    ['GET', '/v1/invoices', (params) => listInvoices(store, params)],
    ['GET', '/v1/invoices/:id', (_, id) => findInvoice(store, id)],
    ['POST', '/v1/invoices/:id/void', (_, id) => voidInvoice(store, findInvoice(store, id))],
    [
      'POST',
      '/v1/invoices/:id/finalize',
      (params, id) => {
        const invoice = findInvoice(store, id);
        if (invoice.status !== 'draft') throw refused('This invoice is already finalized.');
        invoice.auto_advance = params.auto_advance !== 'false';
        finalise(store, invoice);
        return invoice;
      },
    ],
    ['GET', '/v1/payment_intents/:id', (_, id) => findIntent(store, id)],
    ['GET', '/v1/charges', (params) => listCharges(store, params)],
  ];
}

export function findInvoice(store: Store, id: string | undefined): FakeInvoice {
  const found = store.invoices.get(id ?? '');
  if (!found) throw missing('invoice', id, 'invoice');
  return found;
}

function listInvoices(store: Store, params: Params) {
  const subscription = text(params.subscription) ?? '';
  if (!store.subscriptions.has(subscription)) throw missing('subscription', subscription, 'subscription');
  const status = text(params.status);
  const found = [...store.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .filter((invoice) => status === undefined || invoice.status === status)
    .toReversed();
  return page(found, params, '/v1/invoices');
}

function voidInvoice(store: Store, invoice: FakeInvoice): FakeInvoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw refused(`You can only pass in open invoices. This invoice isn't open.`);
  }
  Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  invoice.status_transitions.voided_at = store.now;
  const intent = store.intents.get(store.intentOfInvoice.get(invoice.id) ?? '');
  if (intent) intent.status = 'canceled';
  store.emit('invoice.voided', invoice);
  const subscription = subscriptionOf(store, invoice);
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null;
    store.emit('customer.subscription.pending_update_expired', subscription);
  }
  return invoice;
}

function findIntent(store: Store, id: string | undefined): FakeIntent {
  const found = store.intents.get(id ?? '');
  if (!found) throw missing('payment_intent', id, 'intent');
  return found;
}

function listCharges(store: Store, params: Params) {
  const customer = text(params.customer);
  const found = [...store.charges.values()].filter((charge) => charge.customer === customer).toReversed();
  return found.length === 0 ? listed([], '/v1/charges') : page(found, params, '/v1/charges');
}
