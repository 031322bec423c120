import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { expect, open, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('grants a plan, takes it again, and both are in the log', async ({ page, browser }) => {
    const learner = await browser.newPage();
    const { email } = await openAccount(learner, 'Neža Nagrajena');
    expect(await planOf(learner)).toBeNull();

    await open(page, '/dashboard/subscriptions');
    await page.getByText('Dodeli paket', { exact: true }).first().click();
    await page.getByLabel('E-naslov osebe').fill(email);
    await page.getByLabel('Paket', { exact: true }).selectOption('sl-premium');
    await page.getByLabel('Zadnji dan').fill('2099-12-31');
    await page.getByLabel('Razlog').fill('Nagrada natečaja');
    await page.getByRole('button', { name: 'Dodeli paket' }).click();
    await expect(page.getByText('Neža Nagrajena: paket Premium je dodeljen.')).toBeVisible();
    expect(await planOf(learner)).toBe('premium');
    await open(learner, '/subscription');
    await expect(learner.getByText('Do 31. dec. 2099 je vaš brezplačno, potem ga lahko naročite.')).toBeVisible();
    await expect(learner.getByText('Vse to imate v svojem paketu.')).toBeVisible();
    await expect(learner.getByText('7 dni brezplačno')).toHaveCount(0);
    await expect(learner.getByRole('button', { name: 'preizkus' })).toHaveCount(0);

    await open(page, `/dashboard/subscriptions?search=${email}`);
    await expect(page.getByLabel('Ime ali e-naslov')).toHaveValue(email);
    await expect(page.getByRole('heading', { name: '1 naročnina' })).toBeVisible();
    const row = page.getByRole('row', { name: 'Neža Nagrajena' });
    await expect(row).toContainText('Do 31. dec. 2099');
    await expect(row).toContainText('stopnja premium, slovenski cenik');
    await row.getByRole('button', { name: 'Odvzemi naročnino osebe Neža Nagrajena' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odvzem naročnine: Neža Nagrajena' });
    await expect(dialog).toContainText('Dodeljeni paket Premium se konča takoj.');
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByLabel('Razlog').fill('Pomotoma dodeljeno');
    await dialog.getByRole('button', { name: 'Odvzemi naročnino' }).click();
    await expect(page.getByText('Naročnina osebe Neža Nagrajena je končana.', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Končana');
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), 'has the focus of the button that is gone').toBeFocused();
    expect(await planOf(learner)).toBeNull();
    await learner.close();

    await open(page, '/dashboard/audit-log');
    const entries = page.getByRole('listitem').filter({ hasText: email });
    await expect(entries).toHaveCount(2);
    await expect(entries.nth(0)).toContainText('Odvzet dodeljeni paket Premium');
    await expect(entries.nth(0)).toContainText('Zakaj: Pomotoma dodeljeno');
    await expect(entries.nth(1)).toContainText('Dodeljen paket Premium do 31. dec. 2099');
    await expect(entries.nth(1)).toContainText('Oseba: Neža Nagrajena');
    await expect(entries.nth(1)).toContainText('Kdo: Alenka Kovač');
    await entries.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neža Nagrajena' })).toBeVisible();
    const history = page.getByRole('region', { name: 'Naročnine in dodeljeni paketi' });
    await expect(history.getByRole('row', { name: 'Premium' })).toContainText('Končana');
  });

  test('is told what is wrong, and loses nothing of what was typed', async ({ page, problems }) => {
    problems.expectStatus(422);
    await open(page, '/dashboard/subscriptions');
    await page.getByText('Dodeli paket', { exact: true }).first().click();
    await page.getByLabel('E-naslov osebe').fill('nihce@example.com');
    await page.getByLabel('Razlog').fill('Za sodelovanje');
    await page.getByLabel('Zadnji dan').fill('2020-01-01');
    await page.getByRole('button', { name: 'Dodeli paket' }).click();
    await expect(page.getByRole('alert')).toHaveText(['Ta dan je že minil. Izberite današnjega ali poznejšega.']);
    await page.getByLabel('Zadnji dan').fill('');
    await page.getByRole('button', { name: 'Dodeli paket' }).click();
    await expect(page.getByRole('alert')).toHaveText(['S tem e-naslovom ni nihče registriran.']);
    await expect(page.getByLabel('Razlog')).toHaveValue('Za sodelovanje');
  });

  test('has to say why before somebody’s plan is taken', async ({ page, browser, problems }) => {
    problems.expectStatus(422);
    const learner = await browser.newPage();
    const { email } = await openAccount(learner, 'Pia Previdna');
    const granted = await page.request.post('/api/subscriptions/grants', {
      data: { email, plan_id: 'sl-standard', reason: 'Za preizkus' },
    });
    expect(granted.ok()).toBe(true);
    await page.setViewportSize({ width: 375, height: 740 });
    await open(page, `/dashboard/subscriptions?search=${email}`);
    await page.getByRole('button', { name: 'Odvzemi naročnino osebe Pia Previdna' }).click();
    await page.getByRole('button', { name: 'Odvzemi naročnino', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('To polje je obvezno.');
    await page.getByRole('button', { name: 'Prekliči' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await planOf(learner)).toBe('standard');
    await learner.close();
  });

  test('is told when no payment is found', async ({ page }) => {
    await open(page, '/dashboard/payments?search=nihče-s-tem-imenom');
    await expect(page.getByRole('heading', { name: 'Takih plačil ni' })).toBeVisible();
    await page.getByRole('link', { name: 'Pokaži vsa plačila' }).click();
    await expect(page).toHaveURL('/dashboard/payments');
  });
});

async function planOf(page: Page): Promise<string | null> {
  return (await (await page.request.post('/api/functions/check-subscription')).json()).plan;
}
