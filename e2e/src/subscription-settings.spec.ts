import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { subscribe } from './subscribing.ts';

const path = '/dashboard/settings/subscription';

test('a paid plan is cancelled, resumed, and given back for the money', async ({ page }) => {
  const account = await openOnboardedAccount(page);
  await subscribe(page, account, { plan: 'sl-premium', hasTrial: false });
  await open(page, path);
  const plan = page.getByRole('region', { name: 'Vaš paket' });
  await expect(plan).toContainText('Paket Premium');
  await expect(plan).toContainText(/39\s€ na mesec/);
  await expect(plan).toContainText('Aktivna');
  await expect(plan).toContainText('Visa, zadnje štiri števke 4242');
  await expect(page.getByRole('link', { name: 'Zamenjaj paket' })).toHaveAttribute('href', '/subscription');

  await page.getByRole('button', { name: 'Odpovej naročnino' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Želite odpovedati naročnino?' });
  await expect(dialog).toContainText(/Do .+ ostane vse, kot je/);
  await dialog.getByRole('button', { name: 'Obdrži naročnino' }).click();
  await expect(page.getByRole('button', { name: 'Odpovej naročnino' }), 'the way back is where it began').toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Odpovej naročnino' }).click();
  await expect(plan.getByRole('status')).toContainText('Naročnina je odpovedana.');
  await expectFocusNear(page, 'Naročnina je odpovedana.');
  await expect(page.getByRole('region', { name: 'Odpoved naročnine' })).toHaveCount(0);

  await plan.getByRole('button', { name: 'Prekliči odpoved' }).click();
  await expect(plan.getByRole('status')).toContainText('Odpoved je preklicana.');
  await expect(plan).toContainText(/Naslednje plačilo: 39\s€/);
  expect(await isOpen(page), 'cancelling and resuming leave access as it is').toBe(true);

  const refund = page.getByRole('region', { name: 'Vračilo denarja' });
  await expect(refund).toContainText(/Vrnemo vam\s*39,00\s€/);
  await refund.getByRole('button', { name: /Zahtevaj vračilo 39,00\s€/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Vrni 39,00\s€/ })
    .click();
  await expect(plan.getByRole('status')).toContainText(/Vračilo v znesku 39,00\s€ je na poti/);
  await expectFocusNear(page, 'je na poti na vašo kartico');
  await expect(plan).toContainText('Naročnine nimate.');
  await expect(page.getByRole('table', { name: 'Računi' }).getByRole('row', { name: /Dobropis/ })).toContainText(
    /[-−]39,00\s€/,
  );
  await expect(page.getByRole('region', { name: 'Računi' }).first()).toContainText('vrnjeno v celoti');
  expect(await isOpen(page), 'access is over at once').toBe(false);

  await page.getByText('Zgodovina naročnine').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Naročnina končana z vračilom denarja' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Začetek naročnine: paket Premium' })).toBeVisible();
});

test('an invoice is downloaded, and the next ones say what was filled in', async ({ page, problems }) => {
  problems.expectStatus(422);
  const account = await openOnboardedAccount(page);
  await open(page, path);
  await expect(page.getByText('Računov še ni.')).toBeVisible();
  const details = page.getByRole('region', { name: 'Podatki na računih' });
  await details.getByLabel('Ime in priimek').fill('Maja Šuštar');
  await details.getByLabel('Podjetje ali ustanova').fill('Strojegradnja, d. o. o.');
  await details.getByLabel('Davčna številka').fill('9'.repeat(31));
  await details.getByRole('button', { name: 'Shrani podatke za račune' }).click();
  await expect(details.getByLabel('Davčna številka')).toHaveAccessibleDescription('Vpišite največ 30 znakov.');
  await expect(details.getByLabel('Davčna številka')).toBeFocused();
  await expect(details.getByLabel('Podjetje ali ustanova'), 'nothing typed is lost').toHaveValue(
    'Strojegradnja, d. o. o.',
  );

  await details.getByLabel('Davčna številka').fill('SI12345678');
  await details.getByRole('button', { name: 'Shrani podatke za račune' }).click();
  await expect(page.getByText('Podatki za račune so shranjeni.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(details.getByLabel('Davčna številka')).toHaveValue('SI12345678');

  await subscribe(page, account, { plan: 'sl-standard', hasTrial: false });
  await open(page, path);
  const row = page.getByRole('table', { name: 'Računi' }).getByRole('row', { name: /19,00\s€/ });
  const number = (await row.getByRole('rowheader').textContent()) ?? '';
  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: `Prenesi PDF: ${number}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('another card is left at the cashier', async ({ page }) => {
  const account = await openOnboardedAccount(page);
  await subscribe(page, account, { plan: 'sl-standard', hasTrial: false });
  await open(page, path);
  await page.getByRole('button', { name: 'Zamenjaj kartico' }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await page.getByLabel('Številka kartice').fill('4000 0000 0000 0341');
  await page.getByLabel('Velja do').fill('12/40');
  await page.getByLabel('Varnostna koda').fill('123');
  await page.getByRole('button', { name: 'Shrani kartico' }).click();
  await expect(page).toHaveURL(`${path}?from=cashier`);
  await expect(page.getByRole('region', { name: 'Vaš paket' })).toContainText('zadnje štiri števke 0341');
});

test('a trial is cancelled in German before it costs anything', async ({ page }) => {
  const account = await openOnboardedAccount(page);
  await subscribe(page, account, { plan: 'international-pro', hasTrial: true });
  await setPreferences(page.context(), { language: 'de' });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, path);
  const plan = page.getByRole('region', { name: 'Ihr Tarif' });
  await expect(plan).toContainText('Testphase');
  await expect(plan).toContainText(/berechnen wir danach 59\s€ pro Monat\./);
  await expect(page.getByRole('region', { name: 'Geld-zurück-Garantie' }), 'nothing was paid').toHaveCount(0);

  await page.getByRole('button', { name: 'Mein Abo kündigen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mein Abo kündigen' }).click();
  await expect(plan.getByRole('status')).toContainText('Ihr Abo ist gekündigt.');
  await plan.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
  await expect(plan.getByRole('status')).toContainText('Ihr Abo läuft weiter.');
});

test('what another window has done is said and shown', async ({ page, problems }) => {
  problems.expectStatus(409);
  const account = await openOnboardedAccount(page);
  await subscribe(page, account, { plan: 'sl-standard', hasTrial: false });
  await open(page, path);
  const refund = page.getByRole('region', { name: 'Vračilo denarja' });
  await refund.getByRole('button', { name: /Zahtevaj vračilo 19,00\s€/ }).click();
  expect((await page.request.post('/api/billing/refund')).ok()).toBe(true);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Vrni 19,00\s€/ })
    .click();
  await expect(page.getByRole('region', { name: 'Vaš paket' }).getByRole('status')).toContainText(
    /Vračilo v znesku 19,00\s€ je na poti/,
  );
  await expect(page.getByRole('row', { name: /Dobropis/ }), 'given back once').toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a cancellation is asked about in the page, and carried out', async ({ page }) => {
    const account = await openOnboardedAccount(page);
    await subscribe(page, account, { plan: 'sl-standard', hasTrial: true });
    await page.goto(path);
    await page.getByRole('button', { name: 'Odpovej naročnino' }).click();
    await expect(page.getByText('Želite odpovedati naročnino?')).toBeVisible();
    await page.getByRole('button', { name: 'Odpovej naročnino' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Naročnina je odpovedana.' })).toBeVisible();
    await page.getByRole('button', { name: 'Prekliči odpoved' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Odpoved je preklicana.' })).toBeVisible();
  });
});

async function isOpen(page: Page): Promise<boolean> {
  const answer = await page.request.post('/api/functions/check-subscription');
  return (await answer.json()).subscribed;
}

async function expectFocusNear(page: Page, text: string): Promise<void> {
  await expect(page.locator(':focus')).toContainText(text);
}
