import { expect, open, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';

const question = 'Vaše vprašanje';

test('a conversation is begun, renamed, found and deleted', async ({ page }) => {
  await openAccount(page, 'Vida Kos');
  await open(page, '/dashboard/ai-chat');
  await expect(page.getByText('Model ni povezan', { exact: false })).toBeVisible();
  await page.getByLabel(question).fill('Koliko kW je 150 KM?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/ai-chat\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel(question)).toBeFocused();
  await expect(page.getByRole('status').getByText('Odgovor je končan.')).toBeAttached();
  await expect(page.getByText('Danes imate še 9 sporočil od 10.')).toBeVisible();

  const history = page.getByRole('complementary', { name: 'Pogovori' });
  await history.getByText('Možnosti pogovora', { exact: false }).or(history.locator('summary')).first().click();
  await history.getByLabel('Ime pogovora').fill('Konjske moči');
  await history.getByRole('button', { name: 'Preimenuj' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konjske moči' })).toBeVisible();

  await history.getByLabel('Iskanje po pogovorih').fill('150 KM');
  await history.getByRole('button', { name: 'Poišči' }).click();
  await expect(page).toHaveURL(/search=150/);
  await expect(history.getByRole('link', { name: 'Konjske moči' })).toBeVisible();
  await history.getByLabel('Iskanje po pogovorih').fill('xyzzyq');
  await history.getByRole('button', { name: 'Poišči' }).click();
  await expect(history.getByText('Noben pogovor ne vsebuje »xyzzyq«.')).toBeVisible();
  await history.getByRole('link', { name: 'Pokaži vse' }).click();

  await history.locator('summary').click();
  await history.getByRole('button', { name: 'Izbriši pogovor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Izbriši pogovor' }).click();
  await expect(page).toHaveURL('/dashboard/ai-chat');
  await expect(history.getByText('Vaši pogovori bodo tukaj.')).toBeVisible();
  await expect(history.getByRole('heading', { name: 'Pogovori' })).toBeFocused();
});

test('a question with values is answered with a live formula to go on with', async ({ page }) => {
  await openAccount(page, 'Lan Kos');
  await open(page, '/dashboard/ai-chat');
  await page.getByRole('button', { name: 'Kolikšen tok teče skozi upor 47 Ω pri napetosti 12 V?' }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/0,255|255/).first()).toBeVisible();
  await expect(log.getByRole('region').getByRole('textbox').first()).toBeEditable();
  await expect(page.getByLabel(question)).toBeFocused();
});

test('what was typed stays over a reload and a lost connection', async ({ page, context, problems }) => {
  await openAccount(page, 'Jan Kos');
  await open(page, '/dashboard/ai-chat');
  await page.getByLabel(question).fill('Kaj je navor?');
  await page.reload();
  await expect(page.getByLabel(question)).toHaveValue('Kaj je navor?');
  problems.expect(/net::/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pošlji vprašanje' }).click();
  await expect(page.getByText('Vprašanje ni bilo poslano: ni povezave.', { exact: false })).toBeVisible();
  await expect(page.getByLabel(question)).toHaveValue('Kaj je navor?');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Pošlji vprašanje' }).click();
  await expect(page).toHaveURL(/\/dashboard\/ai-chat\/.+/);
  await expect(page.getByLabel(question)).toHaveValue('');
});

test('a lesson leads to a conversation that has it attached', async ({ page }) => {
  await openAccount(page, 'Eva Kos');
  await open(page, '/dashboard/courses/osnove-elektrotehnike/elektricni-tok');
  await page.getByRole('link', { name: 'Vprašajte asistenta o tej lekciji' }).click();
  const attached = page.getByRole('list', { name: 'Priloženo' });
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await attached.getByRole('link', { name: 'Odstrani prilogo', exact: false }).click();
  await expect(attached).toHaveCount(0);
  await page.goBack();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are asked and conversations renamed by plain forms', async ({ page }) => {
    await openAccount(page, 'Ota Kos');
    await page.goto('/dashboard/ai-chat');
    await page.getByLabel(question).fill('Koliko kW je 150 KM?');
    await page.getByRole('button', { name: 'Pošlji vprašanje' }).click();
    await expect(page).toHaveURL(/\/dashboard\/ai-chat\/[0-9a-f-]{36}#newest$/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Brez modela, iz vsebin Navorja', { exact: false })).toBeVisible({ timeout: 500 });
    }).toPass();
    const history = page.getByRole('complementary', { name: 'Pogovori' });
    await history.locator('summary').click();
    await history.getByLabel('Ime pogovora').fill('Moč');
    await history.getByRole('button', { name: 'Preimenuj' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Moč' })).toBeVisible();
  });
});
