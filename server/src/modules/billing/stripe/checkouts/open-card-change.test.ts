import { expect, it } from 'vitest';
import { stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

it('leads to the page for cards, and what is left there is charged from then on', async () => {
  const { ref, customer, order } = await shop.newSubscriber();
  const change = { buyer: order.buyer, subscriptionRef: ref, returnUrl: 'https://navor.example/plan' };
  const { url } = await shop.cashier.openCardChange(change);
  expect(url).toMatch(/^https:/);
  expect(await shop.subscription(ref)).toMatchObject({ card: { last4: '4242' } });

  shop.fake.changeCard(customer, 'needs_action');
  expect(await shop.subscription(ref)).toMatchObject({ card: { last4: '3155' } });
  await shop.cashier.openCardChange(change);
  expect(await shop.subscription(ref)).toMatchObject({ card: { last4: '3155' } });
  expect(shop.fake.requests.filter((request) => request === 'POST /v1/billing_portal/configurations')).toHaveLength(1);
});
