import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { planNames, subscribe } from './subscribing.ts';

test.use({ reducedMotion: 'reduce' });

const settings = '/dashboard/settings/subscription';

/** How a row of somebody who has paid for Premium looks in each state. */
const states = {
  active: '',
  'changing to a lower plan': `next_plan_id = 'sl-standard'`,
  'past due': `status = 'past_due', period_ends_at = now() - interval '1 day', next_try_at = now() + interval '2 days',
               access_until = now() + interval '6 days'`,
  cancelled: `status = 'cancelled', access_until = period_ends_at`,
};

const openSyncs = `SELECT FROM jobs.job WHERE name = 'follow-subscription' AND state < 'completed'`;

for (const [state, change] of Object.entries(states)) {
  test(`a subscription that is ${state} is told on sound screens`, async ({ page }) => {
    test.slow();
    const account = await openOnboardedAccount(page);
    await subscribe(page, account, { plan: 'sl-premium', hasTrial: false });
    if (change) {
      // What was paid is looked up at the cashier once more, which would undo the change.
      await expect.poll(() => query(openSyncs), { timeout: 30_000 }).toEqual([]);
      await query(`UPDATE subscriptions SET ${change} WHERE user_id = $1`, [account.id]);
    }
    await expectFaultlessScreen(page, '/subscription', planNames);
    await expectFaultlessScreen(page, settings, planNames);
    if (state !== 'active') return;
    await expectFaultlessScreen(page, `${settings}?confirm=cancel`, planNames);
    await expectFaultlessScreen(page, `${settings}?confirm=refund`, planNames);
  });
}

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('sees what was paid and given back, with its invoice', async ({ page, browser }) => {
    test.slow();
    const other = await (await browser.newContext()).newPage();
    const account = await openOnboardedAccount(other, 'Zala Plačnik');
    await subscribe(other, account, { plan: 'sl-premium', hasTrial: false });
    expect((await other.request.post('/api/billing/refund')).ok()).toBe(true);
    await other.context().close();

    const path = `/dashboard/payments?search=${account.email}`;
    await open(page, path);
    const row = page.getByRole('row', { name: /Zala Plačnik/ });
    await expect(row).toContainText(/39,00\s€/);
    const [invoice] = await Promise.all([
      page.request.get((await row.getByRole('link', { name: /R-\d{4}-\d+/ }).getAttribute('href')) ?? ''),
    ]);
    expect(invoice.headers()['content-type']).toContain('application/pdf');
    await expectFaultlessScreen(page, path, new Set([...planNames, 'Zala', 'Plačnik', account.email]));
  });
});
