import { findCustomer } from './catalogue.ts';
import { missing, refused } from './fake-error.ts';
import { day } from './invoicing.ts';
import { group, list, type Params, type Routes, text, texts } from './request-params.ts';
import { type FakeSession, listed, type Store } from './store.ts';

/** Pages of Stripe that people are sent to: to pay, and to leave another card. */
export function sessionRoutes(store: Store): Routes {
  return [
    ['POST', '/v1/checkout/sessions', (params) => createSession(store, params)],
    ['GET', '/v1/checkout/sessions/:id', (_, id) => findSession(store, id)],
    [
      'POST',
      '/v1/checkout/sessions/:id/expire',
      (_, id) => {
        const session = findSession(store, id);
        if (session.status !== 'open') {
          throw refused(
            `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
          );
        }
        return expire(store, session);
      },
    ],
    ['GET', '/v1/billing_portal/configurations', () => listed([...store.configurations.values()], '/v1/portal')],
    ['POST', '/v1/billing_portal/configurations', (params) => createConfiguration(store, params)],
    ['POST', '/v1/billing_portal/sessions', (params) => openPortal(store, params)],
  ];
}

export function findSession(store: Store, id: string | undefined): FakeSession {
  const found = store.sessions.get(id ?? '');
  if (!found) throw missing('checkout.session', id, 'session');
  return found;
}

export function expire(store: Store, session: FakeSession): FakeSession {
  Object.assign(session, { status: 'expired', url: null });
  store.emit('checkout.session.expired', session);
  return session;
}

function createSession(store: Store, params: Params): FakeSession {
  const customer = findCustomer(store, text(params.customer)).id;
  const id = store.id('cs_test');
  const session: FakeSession = {
    ...{ id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.test/c/${id}` },
    ...{ subscription: null, customer, created: store.now, expires_at: expiryOf(store, params) },
    ...{ payment_intent: null, payment_status: 'unpaid', amount_total: null, currency: 'eur' },
    ...{ metadata: texts(params.metadata), client_reference_id: text(params.client_reference_id) ?? null },
    ...{ success_url: text(params.success_url) ?? '', cancel_url: text(params.cancel_url) ?? '' },
    ...(text(params.mode) === 'payment'
      ? { mode: 'payment', amount_total: amountOf(params) }
      : { mode: 'subscription' }),
  };
  if (session.mode === 'subscription') store.orders.set(id, orderOf(store, params));
  store.sessions.set(id, session);
  return session;
}

function orderOf(store: Store, params: Params) {
  const price = text(group(list(params.line_items)[0]).price) ?? '';
  if (!store.prices.has(price)) throw missing('price', price, 'line_items[0][price]');
  const { metadata, trial_period_days } = group(params.subscription_data);
  return { price, metadata: texts(metadata), trialDays: Number(text(trial_period_days) ?? 0) };
}

/** What is paid for once has its price with it. */
function amountOf(params: Params): number {
  const { currency, unit_amount, product_data } = group(group(list(params.line_items)[0]).price_data);
  if (!text(currency) || !text(group(product_data).name)) throw refused('Missing required param: line_items[0].');
  const amount = Number(text(unit_amount));
  if (!(amount >= 50)) throw refused('The Checkout Session total must be at least €0.50.', 'amount_too_small');
  return amount;
}

function expiryOf({ now }: Store, params: Params): number {
  const wanted = text(params.expires_at);
  if (wanted === undefined) return now + day;
  const at = Number(wanted);
  if (at < now + 30 * 60 || at > now + day) {
    throw refused('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
  }
  return at;
}

function createConfiguration(store: Store, params: Params) {
  const id = store.id('bpc');
  const made = { id, object: 'billing_portal.configuration', active: true, metadata: texts(params.metadata) };
  store.configurations.set(id, made);
  return made;
}

function openPortal(store: Store, params: Params) {
  const customer = findCustomer(store, text(params.customer)).id;
  const configuration = text(params.configuration);
  if (!store.configurations.has(configuration ?? '')) {
    throw refused('No configuration provided and your test mode default configuration has not been created.');
  }
  const id = store.id('bps');
  const flow = { type: text(group(params.flow_data).type) };
  const return_url = text(params.return_url) ?? null;
  const url = `https://billing.stripe.test/p/session/${id}`;
  return { id, object: 'billing_portal.session', configuration, customer, flow, return_url, url, created: store.now };
}
