import { findCustomer } from './catalogue.ts';
import { missing, refused } from './fake-error.ts';
import { day } from './invoicing.ts';
import { group, list, type Params, text, texts } from './request-params.ts';
import type { Routes } from './route-list.ts';
import { type Books, type FakeSession, listed } from './store.ts';

/** Pages of Stripe that people are sent to: to pay, and to leave another card. */
export function sessionRoutes(books: Books): Routes {
  return [
    ['POST', '/v1/checkout/sessions', (params) => createSession(books, params)],
    ['GET', '/v1/checkout/sessions/:id', (_, id) => findSession(books, id)],
    [
      'POST',
      '/v1/checkout/sessions/:id/expire',
      (_, id) => {
        const session = findSession(books, id);
        if (session.status !== 'open') {
          throw refused(
            `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
          );
        }
        return expire(books, session);
      },
    ],
    ['GET', '/v1/billing_portal/configurations', () => listed([...books.configurations.values()], '/v1/portal')],
    ['POST', '/v1/billing_portal/configurations', (params) => createConfiguration(books, params)],
    ['POST', '/v1/billing_portal/sessions', (params) => openPortal(books, params)],
  ];
}

export function findSession(books: Books, id: string | undefined): FakeSession {
  const found = books.sessions.get(id ?? '');
  if (!found) throw missing('checkout.session', id, 'session');
  return found;
}

export function expire(books: Books, session: FakeSession): FakeSession {
  Object.assign(session, { status: 'expired', url: null });
  books.tell('checkout.session.expired', session);
  return session;
}

function createSession(books: Books, params: Params): FakeSession {
  const customer = findCustomer(books, text(params.customer)).id;
  const price = text(group(list(params.line_items)[0]).price) ?? '';
  if (!books.prices.has(price)) throw missing('price', price, 'line_items[0][price]');
  const id = books.id('cs_test');
  const session: FakeSession = {
    ...{ id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.test/c/${id}` },
    ...{ subscription: null, customer, created: books.now, expires_at: books.now + day, mode: 'subscription' },
    ...{ metadata: texts(params.metadata), client_reference_id: text(params.client_reference_id) ?? null },
    ...{ success_url: text(params.success_url) ?? '', cancel_url: text(params.cancel_url) ?? '' },
  };
  const { metadata, trial_period_days } = group(params.subscription_data);
  books.sessions.set(id, session);
  books.orders.set(id, { price, metadata: texts(metadata), trialDays: Number(text(trial_period_days) ?? 0) });
  return session;
}

function createConfiguration(books: Books, params: Params) {
  const id = books.id('bpc');
  const made = { id, object: 'billing_portal.configuration', active: true, metadata: texts(params.metadata) };
  books.configurations.set(id, made);
  return made;
}

function openPortal(books: Books, params: Params) {
  const customer = findCustomer(books, text(params.customer)).id;
  const configuration = text(params.configuration);
  if (!books.configurations.has(configuration ?? '')) {
    throw refused('No configuration provided and your test mode default configuration has not been created.');
  }
  const id = books.id('bps');
  const flow = { type: text(group(params.flow_data).type) };
  const return_url = text(params.return_url) ?? null;
  const url = `https://billing.stripe.test/p/session/${id}`;
  return { id, object: 'billing_portal.session', configuration, customer, flow, return_url, url, created: books.now };
}
