import { refused } from './fake-error.ts';
import { list, type Params } from './request-params.ts';
import { listed, type Store } from './store.ts';

type Json = Record<string, unknown>;

/** The answer as it is sent: with what was asked to be expanded, and nothing that Stripe only tells when asked. */
export function expanded(store: Store, thing: object, params: Params): unknown {
  const answer = structuredClone(thing) as Json;
  for (const path of list(params.expand)) {
    if (typeof path !== 'string') throw refused('Invalid array: expand');
    const steps = path.split('.');
    if (steps.length > 4) throw refused(`You cannot expand more than 4 levels of a property: ${path}`);
    expandAt(store, answer, steps, path);
  }
  return answer;
}

function expandAt(store: Store, at: unknown, [step, ...rest]: string[], path: string): void {
  if (step === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const one of at) expandAt(store, one, [step, ...rest], path);
    return;
  }
  const thing = at as Json;
  const included = includable(store, thing, step);
  if (included) thing[step] ??= included;
  if (!(step in thing)) throw refused(`This property cannot be expanded (${path}).`);
  const value = thing[step];
  if (typeof value === 'string') thing[step] = structuredClone(byId(store, value) ?? value);
  expandAt(store, thing[step], rest, path);
}

/** Lists that are not part of a thing unless they are asked for. */
function includable(store: Store, thing: Json, step: string): unknown {
  const id = String(thing.id);
  if (thing.object === 'invoice' && step === 'payments') return paymentsOf(store, id);
  if (thing.object === 'charge' && step === 'refunds') {
    const refunds = [...store.refunds.values()].filter(({ charge }) => charge === id).toReversed();
    return structuredClone(listed(refunds.slice(0, 10), `/v1/charges/${id}/refunds`, refunds.length > 10));
  }
  return undefined;
}

function paymentsOf(store: Store, invoice: string): unknown {
  const intent = store.intents.get(store.intentOfInvoice.get(invoice) ?? '');
  const payment = intent && {
    id: `inpay_${intent.id}`,
    object: 'invoice_payment',
    amount_requested: intent.amount,
    amount_paid: intent.status === 'succeeded' ? intent.amount : null,
    invoice,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: { succeeded: 'paid', canceled: 'canceled' }[String(intent.status)] ?? 'open',
  };
  return listed(payment ? [payment] : [], `/v1/invoice_payments?invoice=${invoice}`);
}

function byId(store: Store, id: string): object | undefined {
  const maps = [store.customers, store.methods, store.schedules, store.invoices, store.subscriptions, store.intents];
  for (const map of [...maps, store.charges]) {
    const found = map.get(id);
    if (found) return found;
  }
  return undefined;
}
