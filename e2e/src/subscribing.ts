import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect } from './fixtures.ts';
import type { AccountWithId } from './onboarding-accounts.ts';

type PlanId = 'sl-standard' | 'sl-premium' | 'international-pro';

/** Plans keep the names of the offer that was subscribed to, and people keep theirs. */
export const planNames = new Set(['Standard', 'Premium', 'Basic', 'Maja', 'Šuštar']);

/** Pays at the cashier for trying out, past the screens on the way there. */
export async function subscribe(
  page: Page,
  { id }: Pick<AccountWithId, 'id'>,
  { plan, hasTrial }: { plan: PlanId; hasTrial: boolean },
): Promise<void> {
  if (!hasTrial) await forgoTrial(id);
  await payCheckout(page, await openCheckout(page, plan));
}

/** Somebody who has had their trial pays at once. */
export async function forgoTrial(userId: string): Promise<void> {
  await query(`INSERT INTO trial_uses (user_id, source, email_fingerprint) VALUES ($1, 'sandbox', $2)`, [
    userId,
    randomUUID(),
  ]);
}

export async function openCheckout(page: Page, plan: PlanId = 'sl-standard'): Promise<string> {
  const opened = await page.request.post('/api/billing/checkouts', { data: { plan_id: plan } });
  expect(opened.ok(), await opened.text()).toBe(true);
  return (await opened.json()).id;
}

export async function payCheckout(page: Page, checkout: string): Promise<void> {
  const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', security_code: '123' };
  const paid = await page.request.post(`/api/billing/sandbox/${checkout}/pay`, { data: card });
  expect(paid.ok(), await paid.text()).toBe(true);
  const status = async () => (await (await page.request.get(`/api/billing/checkouts/${checkout}`)).json()).status;
  await expect.poll(status).toBe('done');
}

export async function isSubscribed(page: Page): Promise<boolean> {
  return (await (await page.request.post('/api/functions/check-subscription')).json()).subscribed;
}
