import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ErrorBody,
  json,
  newestEvent,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../../../test-support/test-server.ts';
import {
  confirmationCard,
  declined,
  failingLater,
  good,
  ledgerOf,
  newBuyer,
  pay,
  sendToCashier,
} from './sandbox-checkouts.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: '1' });
});
afterAll(() => server.stop());

const confirm = (cookie: string, id: string, is_confirmed: boolean) =>
  server.call(`/api/billing/sandbox/${id}/confirm`, { cookie, body: { is_confirmed } });
const shown = (cookie: string, id: string) => json(server.call(`/api/billing/sandbox/${id}`, { cookie }));
const refusal = async (response: Response) => {
  const { status, code, data } = await json<ErrorBody>(response);
  return { status, code, data };
};

describe('paying', () => {
  it('starts a subscription with one charge', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    expect(await shown(person.cookie, id)).toEqual({
      ...{ id, purpose: 'subscribe', plan_id: 'sl-standard', status: 'open', due_cents: 1900 },
      ...{ needs_confirmation: false, return_to: '/subscription-cancel?checkout=1', trial_ends_at: null },
    });
    expect(await json(pay(server, person, id))).toEqual({ kind: 'done' });
    const { subscriptions, charges } = await ledgerOf(server, person);
    expect(subscriptions).toMatchObject([{ status: 'active', plan_id: 'sl-standard', checkout_id: id }]);
    expect(charges).toMatchObject([{ status: 'paid', cents: 1900 }]);
    expect(await shown(person.cookie, id)).toMatchObject({ status: 'done' });
    expect(await newestEvent(server, 'billing.sandbox-changed')).toEqual({
      ...{ userId: person.id, subscriptionRef: subscriptions[0]?.ref },
    });
  });

  it('charges nothing on trial', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person, { trialDays: 7 });
    expect(await shown(person.cookie, id)).toMatchObject({ trial_ends_at: expect.any(String), due_cents: 0 });
    expect((await pay(server, person, id)).status).toBe(200);
    const { subscriptions, charges } = await ledgerOf(server, person);
    expect(subscriptions).toMatchObject([{ status: 'trial' }]);
    expect(charges).toEqual([]);
  });

  it('takes a card at first that fails later', async () => {
    const person = await newBuyer(server);
    expect((await pay(server, person, await sendToCashier(server, person), failingLater)).status).toBe(200);
    expect((await ledgerOf(server, person)).charges).toMatchObject([{ status: 'paid' }]);
  });

  it('keeps four digits of a card and nothing else', async () => {
    const person = await newBuyer(server);
    await pay(server, person, await sendToCashier(server, person));
    expect((await ledgerOf(server, person)).subscriptions).toMatchObject([
      { card: { brand: 'visa', last4: '4242', behaviour: 'pays' } },
    ]);
    const kept = await server.database.query<{ text: string }>(
      `SELECT (SELECT string_agg(to_jsonb(s)::text, '') FROM sandbox_subscriptions AS s)
           || (SELECT string_agg(to_jsonb(c)::text, '') FROM sandbox_charges AS c)
           || (SELECT string_agg(to_jsonb(v)::text, '') FROM sandbox_visits AS v)
           || (SELECT string_agg(to_jsonb(e)::text, '') FROM platform.events AS e) AS text`,
    );
    expect(kept[0]?.text).not.toMatch(/4242[ -]?4242|"123"|12\/40/);
  });
});

describe('paying twice', () => {
  it('by a double click charges once and says so twice', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    const answers = await Promise.all([pay(server, person, id), pay(server, person, id), pay(server, person, id)]);
    expect(await Promise.all(answers.map((answer) => json(answer)))).toEqual(Array(3).fill({ kind: 'done' }));
    expect((await ledgerOf(server, person)).subscriptions).toHaveLength(1);
    expect((await ledgerOf(server, person)).charges).toHaveLength(1);
  });

  it('in two windows charges once and refuses the other', async () => {
    const person = await newBuyer(server);
    const ids = await Promise.all([sendToCashier(server, person), sendToCashier(server, person)]);
    const answers = await Promise.all(ids.map((id) => pay(server, person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) as Response;
    expect(await json(refused)).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect((await ledgerOf(server, person)).charges).toHaveLength(1);
  });

  it('is possible for two people at once', async () => {
    const people = [await newBuyer(server), await newBuyer(server)];
    const answers = await Promise.all(
      people.map(async (person) => pay(server, person, await sendToCashier(server, person))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a card', () => {
  it('that is declined charges nothing and leaves the checkout open for another', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    expect(await refusal(await pay(server, person, id, declined))).toEqual({
      ...{ status: 402, code: 'CARD_DECLINED', data: { reason: 'declined' } },
    });
    expect(await ledgerOf(server, person)).toEqual({ subscriptions: [], charges: [] });
    expect(await json(pay(server, person, id))).toEqual({ kind: 'done' });
  });

  it('that asks its owner is charged when they agree, once', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    expect(await json(pay(server, person, id, confirmationCard))).toEqual({ kind: 'confirm' });
    expect(await shown(person.cookie, id)).toMatchObject({ status: 'open', needs_confirmation: true });
    expect((await ledgerOf(server, person)).charges).toEqual([]);
    const answers = await Promise.all([confirm(person.cookie, id, true), confirm(person.cookie, id, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown(person.cookie, id)).toMatchObject({ status: 'done', needs_confirmation: false });
    expect((await ledgerOf(server, person)).charges).toHaveLength(1);
  });

  it('that asks its owner is dropped when they refuse', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    await pay(server, person, id, confirmationCard);
    const notConfirmed = { status: 402, code: 'CARD_DECLINED', data: { reason: 'not_confirmed' } };
    expect(await refusal(await confirm(person.cookie, id, false))).toEqual(notConfirmed);
    expect(await refusal(await confirm(person.cookie, id, false))).toEqual(notConfirmed);
    expect(await refusal(await confirm(person.cookie, id, true))).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    expect(await shown(person.cookie, id)).toMatchObject({ status: 'open', needs_confirmation: false });
    expect(await ledgerOf(server, person)).toEqual({ subscriptions: [], charges: [] });
  });

  it('that is no test card is refused by field', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    const real = { ...good, card_number: '5555 5555 5555 4444', expiry: '01/20' };
    expect(await refusal(await pay(server, person, id, real))).toEqual({
      ...{ status: 422, code: 'INVALID_INPUT' },
      data: {
        fields: [
          { path: 'card_number', problem: 'not_allowed' },
          { path: 'expiry', problem: 'invalid' },
        ],
      },
    });
    const response = await pay(server, person, id, { ...good, card_number: '' });
    expect(await refusal(response)).toMatchObject({ data: { fields: [{ path: 'card_number', problem: 'required' }] } });
  });
});

describe('a checkout', () => {
  it('that took too long can be neither paid nor confirmed', async () => {
    const person = await newBuyer(server);
    const id = await sendToCashier(server, person);
    await pay(server, person, id, confirmationCard);
    await server.database.query(`UPDATE sandbox_visits SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect(await refusal(await pay(server, person, id))).toMatchObject({ status: 409, code: 'CHECKOUT_OVER' });
    expect(await refusal(await confirm(person.cookie, id, true))).toMatchObject({ code: 'CHECKOUT_OVER' });
    expect(await shown(person.cookie, id)).toMatchObject({ status: 'over', needs_confirmation: false });
    expect(await ledgerOf(server, person)).toEqual({ subscriptions: [], charges: [] });
  });

  it('of somebody else, or none, does not exist', async () => {
    const [owner, stranger] = [await newBuyer(server), await newBuyer(server)];
    const id = await sendToCashier(server, owner);
    for (const unknown of [id, '00000000-0000-4000-8000-000000000000']) {
      const answers = await Promise.all([
        server.call(`/api/billing/sandbox/${unknown}`, { cookie: stranger.cookie }),
        pay(server, stranger, unknown),
        confirm(stranger.cookie, unknown, true),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await server.call(`/api/billing/sandbox/${id}`)).status).toBe(401);
    expect(await shown(owner.cookie, id)).toMatchObject({ status: 'open' });
  });
});

it.each([
  ['outside of a demo', {}],
  [
    'beside Stripe',
    {
      DEMO: '1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    },
  ],
])('does not exist %s', async (_, env: Record<string, string>) => {
  const other = await startServerForTest(env);
  const person = await newBuyer(other);
  const id = await sendToCashier(other, person);
  const answers = await Promise.all([
    other.call(`/api/billing/sandbox/${id}`, { cookie: person.cookie }),
    pay(other, person, id),
    other.call(`/api/billing/sandbox/${id}/confirm`, { cookie: person.cookie, body: { is_confirmed: true } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await ledgerOf(other, person)).subscriptions).toEqual([]);
});
