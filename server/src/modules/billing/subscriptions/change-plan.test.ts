import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json } from '../../../test-support/test-server.ts';
import { cards, dayMs, settled, startWithSandbox } from '../billing.fixture.ts';

let started: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  started = await startWithSandbox();
});
afterAll(() => started.server.stop());

const later = (days: number) => new Date(Date.now() + days * dayMs);
const change = (who: SamplePerson, plan: string) => started.call(who, '/api/billing/change', { plan_id: plan });
const act = (who: SamplePerson, action: string) => started.call(who, `/api/billing/${action}`, {});

describe('cancelling', () => {
  it('keeps access to the end of the period, charges no more, and can be taken back until then', async () => {
    const { newPayer, subscribe, check, history, payments, arriveAt } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard');
    for (const answer of await Promise.all([act(person, 'cancel'), act(person, 'cancel')])) {
      expect(answer.status).toBe(200);
    }
    expect(await check(person)).toMatchObject({ subscribed: true, status: 'cancelled', cancel_at_period_end: true });
    expect((await act(person, 'resume')).status).toBe(200);
    expect((await act(person, 'resume')).status).toBe(200);
    expect(await check(person)).toMatchObject({ status: 'active', cancel_at_period_end: false });
    await act(person, 'cancel');
    await arriveAt(later(32));
    expect(await check(person)).toMatchObject({ subscribed: false, status: 'ended' });
    expect(await history(person)).toEqual(['started', 'cancelled', 'resumed', 'cancelled', 'ended']);
    expect(await payments(person)).toHaveLength(1);
    expect(await json<ErrorBody>(act(person, 'resume'))).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
  });

  it('is refused for somebody who never had anything', async () => {
    const person = await started.newPerson();
    for (const action of ['cancel', 'resume', 'change/drop', 'refund', 'card']) {
      expect(await json<ErrorBody>(act(person, action)), action).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    }
  });

  it('happens by itself when the account is closed, and nobody is charged for it', async () => {
    const { server, newPerson, subscribe, arriveAt } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-premium');
    const closed = await server.call('/api/account/delete', {
      ...{ cookie: person.cookie, body: { password: 'a long enough password' } },
    });
    expect(closed.status).toBe(200);
    await settled(server);
    await arriveAt(later(9));
    const charges = await server.database.query('SELECT FROM sandbox_charges WHERE user_id = $1', [person.id]);
    expect(charges).toEqual([]);
  });
});

describe('changing the plan', () => {
  it('upwards holds at once and costs the difference for the rest of the period, once', async () => {
    const { newPayer, subscribe, check, call, payments, invoices } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard');
    const preview = await json<{ due_cents: number; takes_effect: string }>(
      call(person, '/api/billing/change?plan_id=sl-premium'),
    );
    expect(preview).toMatchObject({ takes_effect: 'now', due_cents: 2000, later_cents: 3900 });
    const answers = await Promise.all([change(person, 'sl-premium'), change(person, 'sl-premium')]);
    for (const answer of answers) expect(await answer.json()).toEqual({ kind: 'changed' });
    expect(await check(person)).toMatchObject({ plan: 'premium', status: 'active' });
    const paid = await payments(person);
    expect(paid.map(({ cents }) => cents)).toEqual([2000, 1900]);
    expect(await invoices(person)).toHaveLength(2);
  });

  it('upwards on trial holds at once and costs nothing yet', async () => {
    const { newPerson, subscribe, check, payments } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-standard');
    expect(await (await change(person, 'sl-premium')).json()).toEqual({ kind: 'changed' });
    expect(await check(person)).toMatchObject({ plan: 'premium', status: 'trial' });
    expect(await payments(person)).toEqual([]);
  });

  it('upwards with a card that is refused changes nothing', async () => {
    const { newPayer, subscribe, check, payments } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard', cards.laterDeclined);
    expect(await json<ErrorBody>(change(person, 'sl-premium'))).toMatchObject({ code: 'CARD_DECLINED' });
    expect(await check(person)).toMatchObject({ plan: 'standard' });
    expect(await payments(person)).toHaveLength(1);
  });

  it('downwards waits for the end of the period, and can be dropped until then', async () => {
    const { newPayer, subscribe, overview, check, payments, history, arriveAt } = started;
    const person = await newPayer();
    await subscribe(person, 'international-pro');
    expect(await (await change(person, 'international-basic')).json()).toMatchObject({ kind: 'planned' });
    expect((await overview(person)).subscription).toMatchObject({ next_plan_id: 'international-basic' });
    expect(await check(person)).toMatchObject({ plan: 'premium' });
    expect((await act(person, 'change/drop')).status).toBe(200);
    expect((await overview(person)).subscription).toMatchObject({ next_plan_id: null });
    await change(person, 'international-basic');
    await arriveAt(later(32));
    expect(await check(person)).toMatchObject({ plan: 'standard', status: 'active' });
    expect((await payments(person)).map(({ cents }) => cents)).toEqual([2900, 5900]);
    expect(await history(person)).toEqual([
      ...['started', 'lowering_planned', 'lowering_dropped', 'lowering_planned', 'plan_lowered', 'renewed'],
    ]);
  });

  it('stays within the offer that was subscribed to', async () => {
    const { newPayer, subscribe } = started;
    const person = await newPayer();
    await subscribe(person, 'international-basic');
    for (const plan of ['sl-standard', 'sl-premium']) {
      expect(await json<ErrorBody>(change(person, plan))).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    }
  });
});

describe('a renewal that fails', () => {
  it('leaves access for a week, is tried again, and ends what stays unpaid', async () => {
    const { newPayer, subscribe, overview, check, history, payments, arriveAt } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard', cards.laterDeclined);
    const end = new Date((await overview(person)).subscription?.period_ends_at ?? 0).getTime();
    await arriveAt(new Date(end + 60_000));
    const unpaid = (await overview(person)).subscription;
    expect(unpaid).toMatchObject({ status: 'past_due' });
    expect(new Date(unpaid?.grace_ends_at ?? 0).getTime()).toBe(end + 7 * dayMs);
    expect(await check(person)).toMatchObject({ subscribed: true, status: 'past_due' });
    for (const days of [1.5, 3.5, 5.5, 7.5]) await arriveAt(new Date(end + days * dayMs));
    expect(await check(person)).toMatchObject({ subscribed: false, status: 'ended' });
    expect(await history(person)).toEqual(['started', 'payment_failed', 'ended']);
    expect((await payments(person)).map(({ status }) => status)).toEqual(['failed', 'paid']);
  });

  it('recovers with another card, as the same payment', async () => {
    const { newPayer, subscribe, overview, check, pay, payments, invoices, history, arriveAt } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard', cards.laterDeclined);
    const end = new Date((await overview(person)).subscription?.period_ends_at ?? 0).getTime();
    await arriveAt(new Date(end + 60_000));
    const { url } = await json<{ url: string }>(act(person, 'card'));
    await pay(person, url.split('/').at(-1) ?? '', cards.pays);
    await settled(started.server);
    expect(await check(person)).toMatchObject({ subscribed: true, status: 'active' });
    expect((await payments(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await invoices(person)).toHaveLength(2);
    expect(await history(person)).toEqual(['started', 'payment_failed', 'recovered']);
  });
});

describe('the clock', () => {
  it('charges one period when it jumps over several', async () => {
    const { newPayer, subscribe, payments, check, arriveAt } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard');
    await arriveAt(later(200));
    expect(await payments(person)).toHaveLength(2);
    expect(await check(person)).toMatchObject({ status: 'active' });
  });

  it('takes access away by itself when nothing is heard of the cashier any more', async () => {
    const { server, newPayer, subscribe, check } = started;
    const person = await newPayer();
    await subscribe(person, 'sl-standard');
    await settled(server);
    await server.database.query(
      `UPDATE subscriptions SET access_until = access_until - interval '34 days' WHERE user_id = $1`,
      [person.id],
    );
    expect(await check(person)).toMatchObject({ subscribed: false, plan: null });
  });
});
