import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from './index.ts';

let fake: FakeStripe;
let stripe: Stripe;

beforeAll(async () => {
  fake = await startFakeStripe();
  const { hostname, port } = new URL(fake.url);
  stripe = new Stripe(fake.env.STRIPE_SECRET_KEY, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 });
});

afterAll(() => fake.stop());

describe('the Stripe for tests', () => {
  it('answers the same request with the same key as before', async () => {
    const options = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'ana@example.com' }, options);
    const second = await stripe.customers.create({ email: 'ana@example.com' }, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('refuses a key that comes with another request', async () => {
    const options = { idempotencyKey: 'two' };
    await stripe.customers.create({ email: 'ana@example.com' }, options);
    const other = stripe.customers.create({ email: 'bine@example.com' }, options);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('refuses a wrong key of the account, and says that it does not know what it does not have', async () => {
    const stranger = stripe.customers.retrieve('cus_1', {}, { apiKey: 'sk_test_wrong' });
    await expect(stranger).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(stripe.customers.retrieve('cus_1')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('expands what it is asked to, at most four levels deep', async () => {
    const tooDeep = ['data.payments.data.payment.payment_intent'];
    const customer = await stripe.customers.create({ email: 'ana@example.com', metadata: { user_id: '1' } });
    expect(customer.metadata).toEqual({ user_id: '1' });
    const asked = stripe.customers.retrieve(customer.id, { expand: tooDeep });
    await expect(asked).rejects.toThrow(/more than 4 levels/);
    await expect(stripe.customers.retrieve(customer.id, { expand: ['shoes'] })).rejects.toThrow(/cannot be expanded/);
  });
});
