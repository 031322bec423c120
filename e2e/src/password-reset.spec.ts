import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';

const oldPassword = 'dolg stavek je dobro geslo';
const newPassword = 'še daljši stavek je še boljši';

test('somebody who forgot the password sets a new one by the link in the mail', async ({ page, problems }) => {
  const email = await newAccount(page, 'Pozabljivi Peter');

  await open(page, '/auth/login');
  await page.getByRole('link', { name: 'Ste pozabili geslo?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pozabljeno geslo' })).toBeVisible();
  await expect(page).toHaveURL('/auth/reset-password');
  await askForLink(page, email);
  const link = linkIn(await mailTo(page, email, 'Nastavite novo geslo'), '/reset-password');

  await open(page, link);
  await page.getByLabel('Novo geslo').fill('kratko');
  problems.expectStatus(422);
  await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
  await expect(page.getByLabel('Novo geslo')).toHaveAccessibleDescription(/^Vpišite vsaj 10 znakov\./);
  await page.getByLabel('Novo geslo').fill(newPassword);
  await expect(page.getByText('Moč gesla: odlično')).toBeVisible();
  await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
  await expect(page).toHaveURL('/auth/login?message=password_changed');
  await expect(page.getByRole('status')).toHaveText('Geslo je spremenjeno. Prijavite se z novim.');

  problems.expectStatus(401);
  await logIn(page, email, oldPassword);
  await expect(page.getByRole('alert')).toHaveText(
    'E-naslov in geslo se ne ujemata. Preverite oba in poskusite znova.',
  );
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');
});

test('a link for a new password works once', async ({ page, problems }) => {
  const email = await newAccount(page, 'Dvakratna Dana');
  await open(page, '/auth/reset-password');
  await askForLink(page, email);
  const link = linkIn(await mailTo(page, email, 'Nastavite novo geslo'), '/reset-password');
  await setPassword(page, link, newPassword);
  await expect(page).toHaveURL('/auth/login?message=password_changed');

  problems.expect(/the server responded with a status of 410 /);
  await setPassword(page, link, 'tretje geslo ne sme veljati');
  await expect(page.getByRole('heading', { level: 1, name: 'Povezava ne velja več' })).toBeFocused();
  await page.getByRole('link', { name: 'Zahtevajte novo povezavo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pozabljeno geslo' })).toBeVisible();

  await open(page, '/auth/login');
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard');
});

test('an address without an account gets the same answer', async ({ page }) => {
  await open(page, '/auth/reset-password');
  await askForLink(page, `${randomUUID()}@example.com`);
});

test('the answer stays when the language changes', async ({ page }) => {
  await open(page, '/auth/reset-password');
  await askForLink(page, `${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Jezik: Slovenščina' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sehen Sie in Ihrem Postfach nach' })).toBeVisible();
});

for (const path of ['/reset-password', '/auth/confirm-email', '/auth/keep-account']) {
  test(`${path} without its secret explains itself and leads on`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Povezava ne velja več' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  });

  test(`${path} with a wrong secret explains itself, and tells nobody the secret`, async ({ page, problems }) => {
    problems.expect(/the server responded with a status of 410 /);
    await open(page, `${path}?token=${randomUUID()}`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const field = page.getByLabel('Novo geslo');
    if (path === '/reset-password') await field.fill(newPassword);
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Povezava ne velja več' })).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a new password can be asked for and set', async ({ page }) => {
    const email = await newAccount(page, 'Preprosta Pavla');
    await page.goto('/auth/reset-password');
    await askForLink(page, email);
    const link = linkIn(await mailTo(page, email, 'Nastavite novo geslo'), '/reset-password');
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Pokaži vpisano' })).toBeHidden();
    await page.getByLabel('Novo geslo').fill(newPassword);
    await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
    await expect(page.getByRole('status')).toHaveText('Geslo je spremenjeno. Prijavite se z novim.');
  });
});

/** Opened through the API, which leaves the browser signed out. */
async function newAccount(page: Page, name: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const data = { full_name: name, email, password: oldPassword };
  expect((await page.request.post('/api/sign-up', { data })).ok()).toBe(true);
  await page.context().clearCookies();
  return email;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-naslov').fill(email);
  await page.getByRole('button', { name: 'Pošlji povezavo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preverite e-pošto' })).toBeVisible();
  await expect(
    page.getByText(`Če ima ${email} pri nas račun, smo na ta naslov poslali povezavo za novo geslo. Velja eno uro.`),
  ).toBeVisible();
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await open(page, link);
  await page.getByLabel('Novo geslo').fill(password);
  await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Geslo').fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}
