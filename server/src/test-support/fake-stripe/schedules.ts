import { missing, refused } from './fake-error.ts';
import { addMonths, itemOf } from './pay-checkout.ts';
import { group, list, type Param, type Params, type Routes, text } from './request-params.ts';
import type { FakePhase, FakeSchedule, FakeSubscription, Store } from './store.ts';
import { findSubscription } from './subscriptions.ts';

export function scheduleRoutes(store: Store): Routes {
  return [
    ['POST', '/v1/subscription_schedules', (params) => create(store, params)],
    ['GET', '/v1/subscription_schedules/:id', (_, id) => find(store, id)],
    ['POST', '/v1/subscription_schedules/:id', (params, id) => update(store, find(store, id), params)],
    ['POST', '/v1/subscription_schedules/:id/release', (_, id) => release(store, find(store, id))],
  ];
}

export function release(store: Store, schedule: FakeSchedule): FakeSchedule {
  if (schedule.status !== 'active')
    throw refused(`You cannot release a subscription schedule that is ${schedule.status}`);
  const subscription = findSubscription(store, schedule.subscription ?? undefined);
  Object.assign(schedule, { status: 'released', released_subscription: subscription.id, subscription: null });
  schedule.current_phase = null;
  subscription.schedule = null;
  store.emit('subscription_schedule.released', schedule);
  store.emit('customer.subscription.updated', subscription);
  return schedule;
}

/** The price that a subscription goes on with after its period, as its schedule says. */
export function enterNextPhase(store: Store, subscription: FakeSubscription): void {
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (!schedule?.current_phase) return;
  const next = schedule.phases.find(({ start_date }) => start_date >= (schedule.current_phase?.end_date ?? 0));
  if (!next) {
    release(store, schedule);
    return;
  }
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  const price = store.prices.get(next.items[0]?.price ?? '');
  if (price) itemOf(subscription).price = price;
}

function create(store: Store, params: Params): FakeSchedule {
  const subscription = findSubscription(store, text(params.from_subscription), 'from_subscription');
  if (subscription.schedule) throw refused('You cannot migrate a subscription that is already attached to a schedule.');
  const { price, current_period_start: start_date, current_period_end: end_date } = itemOf(subscription);
  const id = store.id('sub_sched');
  const schedule: FakeSchedule = {
    ...{ id, object: 'subscription_schedule', status: 'active', customer: subscription.customer },
    ...{ subscription: subscription.id, released_subscription: null, end_behavior: 'release' },
    current_phase: { start_date, end_date },
    phases: [{ start_date, end_date, items: [{ price: price.id, quantity: 1 }], trial: false }],
  };
  store.schedules.set(id, schedule);
  subscription.schedule = id;
  store.emit('customer.subscription.updated', subscription);
  return schedule;
}

function update(store: Store, schedule: FakeSchedule, params: Params): FakeSchedule {
  if (schedule.status !== 'active')
    throw refused(`You cannot update a subscription schedule that is ${schedule.status}`);
  const phases: FakePhase[] = [];
  for (const phase of list(params.phases)) phases.push(readPhase(phase, phases));
  const [current] = phases;
  if (current?.start_date !== schedule.current_phase?.start_date) {
    throw refused('You can not modify the start date of the current phase.');
  }
  for (const { items } of phases) {
    const price = items[0]?.price;
    if (!store.prices.has(price ?? '')) throw missing('price', price, 'phases[items][price]');
  }
  schedule.phases = phases;
  schedule.current_phase = current ? { start_date: current.start_date, end_date: current.end_date } : null;
  store.emit('subscription_schedule.updated', schedule);
  return schedule;
}

function readPhase(param: Param, before: FakePhase[]): FakePhase {
  const phase = group(param);
  const start = Number(text(phase.start_date) ?? before.at(-1)?.end_date);
  const months = Number(text(group(phase.duration).interval_count) ?? 1);
  return {
    start_date: start,
    end_date: phase.end_date ? Number(phase.end_date) : addMonths(start, months),
    items: list(phase.items).map((item) => ({ price: text(group(item).price) ?? '', quantity: 1 })),
    trial: phase.trial === 'true',
  };
}

function find(store: Store, id: string | undefined): FakeSchedule {
  const found = store.schedules.get(id ?? '');
  if (!found) throw missing('subscription schedule', id, 'id');
  return found;
}
