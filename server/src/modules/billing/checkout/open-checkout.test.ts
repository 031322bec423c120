import { planIds } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantPlan, openAccount } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json } from '../../../test-support/test-server.ts';
import { cards, dayMs, settled, startWithSandbox } from '../billing.fixture.ts';

let started: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  started = await startWithSandbox();
});
afterAll(() => started.server.stop());

const later = (days: number) => new Date(Date.now() + days * dayMs);

describe('a first subscription', () => {
  it('begins with a trial that unlocks the plan and charges nothing', async () => {
    const { newPerson, subscribe, check, payments, history, overview } = started;
    const person = await newPerson();
    expect(await check(person)).toMatchObject({ subscribed: false, plan: null, status: 'none' });
    expect((await overview(person)).actions).toMatchObject({ can_subscribe_to: planIds, has_trial: true });

    await subscribe(person, 'sl-premium');
    const now = await check(person);
    expect(now).toMatchObject({ subscribed: true, plan: 'premium', status: 'trial', source: 'sandbox' });
    expect(Math.round((new Date(now.trial_ends_at ?? 0).getTime() - Date.now()) / dayMs)).toBe(7);
    expect(await payments(person)).toEqual([]);
    expect(await history(person)).toEqual(['trial_started']);
  });

  it('is charged when the trial ends, once, with one invoice and one message', async () => {
    const { server, newPerson, subscribe, check, payments, invoices, arriveAt } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-standard');
    await arriveAt(later(7.1));
    await arriveAt(later(7.2));
    expect(await check(person)).toMatchObject({ status: 'active', plan: 'standard' });
    expect(await payments(person)).toMatchObject([{ cents: 1900, status: 'paid', item: { plan_id: 'sl-standard' } }]);
    expect(await invoices(person)).toMatchObject([{ kind: 'invoice', cents: 1900 }]);
    const mails = await server.database.query(
      `SELECT subject FROM platform.mails WHERE owner_id = $1 AND cause LIKE 'payment-confirmation:%'`,
      [person.id],
    );
    expect(mails).toHaveLength(1);
  });

  it('costs at once when the trial has been taken, under whatever address', async () => {
    const { server, newPerson, subscribe, call, check, overview, payments, arriveAt } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-standard');
    expect((await call(person, '/api/billing/cancel', {})).status).toBe(200);
    await arriveAt(later(8));
    expect(await check(person)).toMatchObject({ subscribed: false, status: 'ended' });

    await server.database.query(`UPDATE users SET email = 'quite-another@example.com' WHERE id = $1`, [person.id]);
    expect((await overview(person)).actions).toMatchObject({ can_subscribe_to: planIds, has_trial: false });
    await subscribe(person, 'sl-standard');
    expect(await check(person)).toMatchObject({ subscribed: true, status: 'active' });
    expect(await payments(person)).toMatchObject([{ cents: 1900, status: 'paid' }]);
  });

  it('has no second trial for a new account with the address of one that is gone', async () => {
    const { server, newPerson, subscribe, overview } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-standard');
    const [before] = await server.database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      person.id,
    ]);
    await server.database.query('DELETE FROM users WHERE id = $1', [person.id]);
    const again = await openAccount(server, (before?.email ?? '').replace('@example.com', ''));
    expect((await overview(again)).actions.has_trial).toBe(false);
  });

  it('has no second trial for another way to write the same mailbox', async () => {
    const { server, newPerson, subscribe, overview } = started;
    const person = await newPerson();
    await subscribe(person, 'sl-standard');
    const [{ email = '' } = {}] = await server.database.query<{ email: string }>(
      'SELECT email FROM users WHERE id = $1',
      [person.id],
    );
    const again = await openAccount(server, email.replace('@example.com', '+1'));
    expect((await overview(again)).actions.has_trial).toBe(false);
  });
});

describe('somebody with a granted plan', () => {
  it('buys neither it nor one below, and keeps the trial for what is above', async () => {
    const { server, newPerson, openCheckout, overview } = started;
    const person = await newPerson();
    await grantPlan(server.database, person.id, 'standard');
    const above = ['sl-premium', 'international-pro'];
    expect((await overview(person)).actions).toMatchObject({ can_subscribe_to: above, has_trial: true });
    expect(await openCheckout(person, 'sl-standard')).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(await openCheckout(person, 'sl-premium')).toMatchObject({ status: 'open', is_trial: true });
  });

  it('buys it once its time has passed', async () => {
    const { server, newPerson, openCheckout } = started;
    const person = await newPerson();
    await grantPlan(server.database, person.id, 'premium');
    await server.database.query('UPDATE subscriptions SET access_until = now() WHERE user_id = $1', [person.id]);
    expect(await openCheckout(person, 'sl-premium')).toMatchObject({ status: 'open' });
  });
});

describe('on the way to pay', () => {
  it('two clicks and two windows lead to one checkout and one subscription', async () => {
    const { server, newPayer, openCheckout, pay, payments } = started;
    const person = await newPayer();
    const [one, other] = await Promise.all([openCheckout(person, 'sl-premium'), openCheckout(person, 'sl-premium')]);
    expect(one.id).toBe(other.id);
    const answers = await Promise.all([pay(person, one.id, cards.pays), pay(person, one.id, cards.pays)]);
    for (const answer of answers) expect(await answer.json()).toEqual({ kind: 'done' });
    await settled(server);
    expect(await payments(person)).toMatchObject([{ cents: 3900 }]);
    expect(await openCheckout(person, 'sl-premium')).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  });

  it('choosing another plan closes the first checkout, so that only one can be paid', async () => {
    const { newPayer, openCheckout, pay, payments, checkout } = started;
    const person = await newPayer();
    const first = await openCheckout(person, 'sl-standard');
    const second = await openCheckout(person, 'sl-premium');
    expect(second.id).not.toBe(first.id);
    expect(await json<ErrorBody>(pay(person, first.id, cards.pays))).toMatchObject({ code: 'CHECKOUT_OVER' });
    expect(await checkout(person, first.id)).toMatchObject({ status: 'over', url: null });
    await pay(person, second.id, cards.pays);
    await checkout(person, second.id);
    expect(await payments(person)).toMatchObject([{ cents: 3900 }]);
  });

  it('coming back without having paid unlocks nothing', async () => {
    const { newPerson, openCheckout, checkout, check } = started;
    const person = await newPerson();
    const { id, url } = await openCheckout(person, 'sl-standard');
    expect(await checkout(person, id)).toMatchObject({ status: 'open', url });
    expect(await check(person)).toMatchObject({ subscribed: false, status: 'none' });
  });

  it('a refused card charges nothing, and another one can be tried', async () => {
    const { newPayer, openCheckout, pay, call, check, payments, checkout } = started;
    const person = await newPayer();
    const { id } = await openCheckout(person, 'sl-standard');
    expect(await json<ErrorBody>(pay(person, id, cards.declined))).toMatchObject({
      code: 'CARD_DECLINED',
      status: 402,
    });
    expect(await check(person)).toMatchObject({ subscribed: false });

    expect(await json(pay(person, id, cards.confirms))).toEqual({ kind: 'confirm' });
    const refused = await json<ErrorBody>(call(person, `/api/billing/sandbox/${id}/confirm`, { is_confirmed: false }));
    expect(refused).toMatchObject({ code: 'CARD_DECLINED' });
    expect(await json(pay(person, id, cards.confirms))).toEqual({ kind: 'confirm' });
    expect((await call(person, `/api/billing/sandbox/${id}/confirm`, { is_confirmed: true })).status).toBe(200);
    expect(await checkout(person, id)).toMatchObject({ status: 'done' });
    expect(await payments(person)).toMatchObject([{ cents: 1900, status: 'paid' }]);
  });

  it('a checkout that is left cannot be paid, and one that is paid cannot be left', async () => {
    const { newPayer, openCheckout, call, pay, checkout } = started;
    const person = await newPayer();
    const { id } = await openCheckout(person, 'sl-standard');
    expect(await json(call(person, `/api/billing/checkouts/${id}/leave`, {}))).toMatchObject({ status: 'over' });
    expect(await json(pay(person, id, cards.pays))).toMatchObject({ code: 'CHECKOUT_OVER' });
    const { id: next } = await openCheckout(person, 'sl-standard');
    await pay(person, next, cards.pays);
    expect(await json(call(person, `/api/billing/checkouts/${next}/leave`, {}))).toMatchObject({ status: 'done' });
    expect(await checkout(person, next)).toMatchObject({ status: 'done' });
  });

  it('nobody sees or touches another person’s checkout', async () => {
    const { newPerson, openCheckout, call, pay } = started;
    const [owner, other] = [await newPerson(), await newPerson()];
    const { id } = await openCheckout(owner, 'sl-standard');
    const tries = [
      call(other, `/api/billing/checkouts/${id}`),
      call(other, `/api/billing/checkouts/${id}/leave`, {}),
      call(other, `/api/billing/sandbox/${id}`),
      pay(other, id, cards.pays),
      call(other, `/api/billing/sandbox/${id}/confirm`, { is_confirmed: true }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  });
});
