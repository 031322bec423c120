import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the landing page tells everything', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naučite se tehnike. Z enotami vred.');

  const plans = page.getByRole('region', { name: 'Paketi in cene' });
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Basic', 'Standard', 'Premium']);
  for (const price of ['0 €', '19 €', '39 €']) await expect(plans.getByText(price, { exact: true })).toBeVisible();

  const answer = page.getByText(
    'Jamstvo za vračilo denarja velja 30 dni od prvega plačila in ga lahko uporabite enkrat',
  );
  await expect(answer).toBeHidden();
  await page.getByText('Kaj, če mi Navor ne bo ustrezal?').click();
  await expect(answer).toBeVisible();
});

test('the footer changes the language, and with it the offer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('form', { name: 'Jezik' }).getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn engineering. Units included.');
  let plans = page.getByRole('region', { name: 'Plans and prices' });
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Basic', 'Pro', 'Premium']);
  for (const price of ['€29', '€59', 'Custom']) await expect(plans.getByText(price, { exact: true })).toBeVisible();

  await page.getByRole('form', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  plans = page.getByRole('region', { name: 'Tarife und Preise' });
  for (const price of ['29 €', '59 €']) await expect(plans.getByText(price, { exact: true })).toBeVisible();
});

test('the footer brings the visitor back to the screen they were on', async ({ page }) => {
  await page.goto('/quizzes/ohm?x=1');
  await page.getByRole('form', { name: 'Jezik' }).getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/quizzes/ohm?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login required');
});

test('a refused sign-up keeps what was typed, except the password', async ({ page, problems }) => {
  problems.expectStatus(422);
  await page.goto('/auth/signup');
  await page.getByLabel('Ime in priimek').fill('Maja Novak');
  await page.getByLabel('E-naslov').fill('maja@');
  await page.getByLabel('Geslo').fill('dovolj dolgo geslo');
  await page.getByRole('button', { name: 'Ustvari račun' }).click();
  await expect(page.getByText('Vpišite e-naslov v obliki ime@primer.si.')).toBeVisible();
  await expect(page.getByLabel('Ime in priimek')).toHaveValue('Maja Novak');
  await expect(page.getByLabel('E-naslov')).toHaveValue('maja@');
  await expect(page.getByLabel('Geslo')).toHaveValue('');
});
