import { currency, type Plan, type PlanId, planIds } from '@navor/contract';
import Stripe from 'stripe';
import { idOf } from './stripe-values.ts';

/** Prices at Stripe are made from our plans: nothing has to be set up there by hand, and a new amount is a new price. */
export function createPlanPrices(stripe: Stripe) {
  const prices = new Map<PlanId, Promise<string>>();
  const plansByPrice = new Map<string, PlanId | null>();

  return {
    priceOf(plan: Plan): Promise<string> {
      const known = prices.get(plan.id);
      if (known) return known;
      const found = findOrCreatePrice(stripe, plan);
      prices.set(plan.id, found);
      found.catch(() => prices.delete(plan.id));
      return found;
    },

    async planOfPrice(priceId: string): Promise<PlanId | null> {
      const known = plansByPrice.get(priceId);
      if (known !== undefined) return known;
      const price = await stripe.prices.retrieve(priceId);
      const planId = planOfProduct(price.product);
      plansByPrice.set(priceId, planId);
      return planId;
    },
  };
}

/** Products outlive changes of price, so they tell the plan of anything that was ever sold. */
export function planOfProduct(product: string | { id: string }): PlanId | null {
  const id = idOf(product);
  return planIds.find((planId) => productOf(planId) === id) ?? null;
}

async function findOrCreatePrice(stripe: Stripe, plan: Plan): Promise<string> {
  const lookupKey = `navor_${plan.id}_${plan.cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  await createProduct(stripe, plan);
  const price = await stripe.prices.create(
    {
      product: productOf(plan.id),
      currency: currency.toLowerCase(),
      unit_amount: plan.cents,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      lookup_key: lookupKey,
      // One that was archived still holds the key.
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${lookupKey}` },
  );
  return price.id;
}

async function createProduct(stripe: Stripe, plan: Plan): Promise<void> {
  try {
    await stripe.products.create(
      { id: productOf(plan.id), name: `Navor ${plan.name}` },
      { idempotencyKey: `product:${plan.id}` },
    );
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
  }
}

function productOf(planId: PlanId): string {
  return `navor_${planId}`;
}
