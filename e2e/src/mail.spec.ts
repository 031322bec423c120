import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { openAccount, putFirstStepsOff } from './new-account.ts';

test('a new account is welcomed, and shows by a link that its address is its own', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  const body = { full_name: 'Maja Šuštar', email, password: 'dolg stavek je dobro geslo' };
  const answer = await page.request.post('/api/sign-up', { data: body });
  expect(answer.ok()).toBe(true);
  await expect.poll(async () => (await (await page.request.get(`/api/dev/mail?to=${email}`)).json()).length).toBe(1);

  await open(page, '/dev/mail');
  await page.getByLabel('Naslov prejemnika').fill(email);
  await page.getByRole('button', { name: 'Pokaži sporočila' }).click();
  await expect(page).toHaveURL(`/dev/mail?to=${encodeURIComponent(email)}`);
  const list = page.getByRole('list', { name: 'Sporočila, najnovejša najprej' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link', { name: 'Dobrodošli v Navoru' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dobrodošli v Navoru' })).toBeVisible();
  await expect(page.getByTitle('Vsebina sporočila')).toHaveAttribute('srcdoc', /Pozdravljeni, Maja Šuštar!/);

  await page.getByText('Sporočilo brez oblikovanja').click();
  await open(page, '/dashboard');
  await putFirstStepsOff(page);
  const notice = page.getByRole('status').filter({ hasText: 'Potrdite svoj e-naslov' });
  await expect(notice).toContainText(email);
  await notice.getByRole('link', { name: 'Niste prejeli sporočila?' }).click();
  await page.getByRole('button', { name: 'Pošlji povezavo znova' }).click();
  await expect(page.getByText(`Novo povezavo smo poslali na ${email}.`)).toBeVisible();

  const link = linkIn(await mailTo(page, email, 'Potrdite svoj e-naslov'), '/');
  await open(page, link);
  await expect(page).toHaveURL(/\/auth\/verify-email\?token=/);
  await page.getByRole('button', { name: 'Potrdi naslov' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Naslov je potrjen' })).toBeFocused();
  await expect(page.getByText(`Odslej vam lahko pišemo na ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Na nadzorno ploščo' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maja Šuštar');
  await expect(notice).toBeHidden();
});

test('a link that shows whose an address is says so where nobody is signed in, and leads to the login', async ({
  page,
}) => {
  const link = await welcomeLink(page, 'Telefonski Tone');
  await page.context().clearCookies();
  await open(page, link.path);
  await page.getByRole('button', { name: 'Potrdi naslov' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Naslov je potrjen' })).toBeVisible();
  await expect(page.getByText(`Odslej vam lahko pišemo na ${link.email}.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a link that shows whose an address is says so where somebody else is signed in, and whose account is open', async ({
  page,
}) => {
  const link = await welcomeLink(page, 'Prva Petra');
  await page.context().clearCookies();
  const other = await openAccount(page, 'Druga Darja');
  await open(page, link.path);
  await page.getByRole('button', { name: 'Potrdi naslov' }).click();
  await expect(
    page.getByText(
      `Odslej lahko pišemo na ${link.email}. V tem brskalniku ste prijavljeni z drugim računom: ${other.email}.`,
    ),
  ).toBeVisible();
});

test('the mailbox says what is wrong with an address, and when it has nothing for it', async ({ page }) => {
  await open(page, '/dev/mail?to=nobody');
  await expect(page.getByLabel('Naslov prejemnika')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Naslov prejemnika').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Pokaži sporočila' }).click();
  await expect(page.getByRole('heading', { name: 'Na ta naslov še ni prišlo nič' })).toBeVisible();
  await page.getByRole('link', { name: 'Pokaži vsa sporočila' }).click();
  await expect(page).toHaveURL('/dev/mail');
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('sees what was sent, by state, and tries it out', async ({ page }) => {
    await open(page, '/dashboard/mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odhodna pošta');
    await expect(page.getByText('Poštni strežnik ni nastavljen')).toBeVisible();
    await page.getByRole('button', { name: 'Pošlji mi poskusno sporočilo' }).click();
    await expect(page.getByText('Poskusno sporočilo je pripravljeno').first()).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Za: admin@navor.example' }).first();
    await expect(first).toContainText('Shranjeno');

    await open(page, '/dashboard/mail?state=kept');
    await page.getByRole('link', { name: 'Neuspešno' }).click();
    await expect(page).toHaveURL('/dashboard/mail?state=failing');
    await expect(page.getByRole('heading', { name: 'Tukaj ni sporočil' })).toBeVisible();
  });

  test('is told when a message could not be sent', async ({ page, problems }) => {
    problems.expectStatus(500);
    await open(page, '/dashboard/mail');
    await page.route('**/api/rpc/email/send', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Pošlji mi poskusno sporočilo' }).click();
    await expect(page.getByText('E-sporočila ni bilo mogoče poslati').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pošlji mi poskusno sporočilo' })).toBeEnabled();
  });
});

/** The link in the welcome of an account that was opened just now, in this browser. */
async function welcomeLink(page: Page, name: string): Promise<{ email: string; path: string }> {
  const email = `${randomUUID()}@example.com`;
  const data = { full_name: name, email, password: 'dolg stavek je dobro geslo' };
  expect((await page.request.post('/api/sign-up', { data })).ok()).toBe(true);
  return { email, path: linkIn(await mailTo(page, email, 'Dobrodošli v Navoru'), '/') };
}
