import type { Page } from '@playwright/test';
import { expect, open, serverHtml, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { logIn, openAccount } from './new-account.ts';
import { oneTimeCode } from './one-time-code.ts';

test('saves language, appearance, time zone, goal and notifications together', async ({ page, problems }) => {
  problems.expectStatus(422);
  await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/profile');
  await page.getByRole('link', { name: 'Nastavitve', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'Slovenščina' })).toBeChecked();

  await main.getByLabel('Časovni pas').selectOption('Asia/Tokyo');
  await expect(main.getByLabel('Časovni pas')).toHaveAccessibleDescription(clockOf('Asia/Tokyo'));
  await main.getByText('English', { exact: true }).click();
  await main.getByText('Temen', { exact: true }).click();
  await main.getByRole('checkbox', { name: 'Opomniki' }).uncheck();
  await main.getByLabel('Tedenski cilj').fill('41');
  await main.getByRole('button', { name: 'Shrani nastavitve' }).click();
  await expect(main.getByLabel('Tedenski cilj')).toHaveAccessibleDescription(/^Vpišite celo število ur od 1 do 40\./);
  await expect(page.locator('html'), 'nothing is changed by halves').toHaveAttribute('lang', 'sl');

  await main.getByLabel('Tedenski cilj').fill('8');
  await main.getByRole('button', { name: 'Shrani nastavitve' }).click();
  await expect(page.getByText('Your settings are saved.', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  expect(await serverHtml(page, '/dashboard')).toMatch(/<html lang="en" data-theme="dark"/);
  await page.reload();
  await expect(main.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(main.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(main.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await expect(main.getByLabel('Weekly goal')).toHaveValue('8');
  await expect(main.getByRole('checkbox', { name: 'Courses' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Reminders' })).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen language is that of the very next page', async ({ page }) => {
    await openAccount(page, 'Maja Novak');
    await page.goto('/dashboard/settings');
    await page.getByText('Deutsch', { exact: true }).click();
    await page.getByRole('button', { name: 'Shrani nastavitve' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  });
});

test('a new password ends the sessions elsewhere, and each form speaks for itself', async ({
  page,
  browser,
  problems,
}) => {
  problems.expectStatus(422);
  const account = await openAccount(page, 'Maja Novak');
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await open(phone, '/auth/login');
  await logIn(phone, account);
  await expect(phone).toHaveURL('/dashboard');

  await open(page, '/dashboard/settings/security');
  const email = page.getByRole('region', { name: 'E-naslov' });
  const secret = page.getByRole('region', { name: 'Geslo' });
  await email.getByLabel('Novi e-naslov').fill('maja@');
  await email.getByLabel('Trenutno geslo').fill(account.password);
  await email.getByRole('button', { name: 'Pošlji povezavo za potrditev' }).click();
  await expect(email.getByLabel('Novi e-naslov')).toHaveAccessibleDescription(/^Vpišite e-naslov v obliki/);
  await expect(secret.getByRole('alert')).toHaveCount(0);

  await secret.getByLabel('Trenutno geslo').fill('ni pravo geslo');
  await secret.getByLabel('Novo geslo').fill('še boljši in daljši stavek');
  await secret.getByRole('button', { name: 'Zamenjaj geslo' }).click();
  await expect(secret.getByLabel('Trenutno geslo')).toHaveAccessibleDescription('To geslo ni pravo.');
  await expect(secret.getByLabel('Trenutno geslo')).toBeFocused();

  await secret.getByLabel('Trenutno geslo').fill(account.password);
  await secret.getByRole('button', { name: 'Zamenjaj geslo' }).click();
  await expect(page.getByText('Geslo je zamenjano. Na drugih napravah ste odjavljeni.', { exact: true })).toBeVisible();
  await expect(secret.getByRole('alert')).toHaveCount(0);
  await expect(secret.getByLabel('Novo geslo')).toHaveValue('');

  await phone.goto('/dashboard');
  await expect(phone, 'the other session is over').toHaveURL('/');
  await page.reload();
  await expect(page, 'this one goes on').toHaveURL('/dashboard/settings/security');
  await elsewhere.close();
});

test('a new e-mail address holds once its link is confirmed', async ({ page }) => {
  const account = await openAccount(page, 'Maja Novak');
  const next = `new-${account.email}`;
  await open(page, '/dashboard/settings/security');
  const email = page.getByRole('region', { name: 'E-naslov' });
  await email.getByLabel('Novi e-naslov').fill(next);
  await email.getByLabel('Trenutno geslo').fill(account.password);
  await email.getByRole('button', { name: 'Pošlji povezavo za potrditev' }).click();
  await expect(email.getByRole('status')).toContainText(`Povezavo smo poslali na ${next}.`);
  await expect(email.getByLabel('Novi e-naslov')).toHaveValue('');
  await page.reload();
  await expect(email).toContainText(`Zdaj se prijavljate z naslovom ${account.email}.`);

  const mail = await mailTo(page, next, 'Potrdite svoj novi e-naslov');
  await open(page, linkIn(mail, '/auth/confirm-email'));
  await page.getByRole('button', { name: 'Potrdi e-naslov' }).click();
  await expect(page.getByRole('heading', { name: 'E-naslov je potrjen' })).toBeVisible();
  await page.goto('/dashboard/settings/security');
  await expect(email).toContainText(`Zdaj se prijavljate z naslovom ${next}.`);
});

test('two-step login is switched on, used and switched off', async ({ page, problems }) => {
  problems.expectStatus(401);
  const account = await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/settings/security');
  const section = page.getByRole('region', { name: 'Prijava v dveh korakih' });
  await section.getByLabel('Trenutno geslo').fill(account.password);
  await section.getByRole('button', { name: 'Nastavi prijavo v dveh korakih' }).click();
  await expect(section.getByRole('img', { name: 'Koda QR za aplikacijo z enkratnimi kodami' })).toBeVisible();
  const secret = ((await section.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  const recoveryCode =
    (await section.getByRole('list').getByRole('list').getByRole('listitem').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Shrani kot datoteko' }).click();
  expect((await download).suggestedFilename()).toBe('navor-rezervne-kode.txt');

  const code = section.getByLabel('Koda iz aplikacije');
  await code.fill('12');
  await section.getByRole('button', { name: 'Vklopi prijavo v dveh korakih' }).click();
  await expect(code).toHaveAccessibleDescription(/^Ta koda ni prava ali je že potekla\./);
  await code.fill(oneTimeCode(secret));
  await section.getByRole('button', { name: 'Vklopi prijavo v dveh korakih' }).click();
  await expect(section.getByText('Vklopljena', { exact: true })).toBeVisible();
  await expect(section.getByText(/^Na voljo imate še \d+ rezervnih kod\./)).toBeVisible();

  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/auth/login?redirect=/dashboard/settings/security');
  await logIn(page, account);
  await page.getByLabel('Šestmestna koda').fill(recoveryCode);
  await page.getByRole('button', { name: 'Dokončaj prijavo' }).click();
  await expect(section.getByText(/^Na voljo imate še 9 rezervnih kod\./)).toBeVisible();

  await section.getByText('Nove rezervne kode', { exact: true }).click();
  await section.getByLabel('Trenutno geslo').first().fill(account.password);
  await section.getByRole('button', { name: 'Ustvari nove kode' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expect(section.getByText(recoveryCode)).toHaveCount(0);

  await section.getByText('Izklop', { exact: true }).click();
  await section.getByLabel('Trenutno geslo').last().fill(account.password);
  await section.getByRole('button', { name: 'Izklopi prijavo v dveh korakih' }).click();
  await expect(section.getByText('Izklopljena', { exact: true })).toBeVisible();
});

test('ends one session, then all others', async ({ page, browser }) => {
  const account = await openAccount(page, 'Maja Novak');
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  for (const other of others) {
    const answer = await other.request.post('/api/sign-in', { data: account });
    expect(answer.ok()).toBe(true);
  }
  await open(page, '/dashboard/settings/security');
  const section = page.getByRole('region', { name: 'Kje ste prijavljeni' });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByText('Ta naprava')).toHaveCount(1);

  await section
    .getByRole('button', { name: /^Odjavi:/ })
    .first()
    .click();
  await expect(section.getByRole('listitem')).toHaveCount(3);

  await section.getByRole('button', { name: 'Odjavi vse druge naprave' }).click();
  const question = page.getByRole('alertdialog', { name: 'Želite odjaviti vse druge naprave?' });
  await question.getByRole('button', { name: 'Prekliči' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await section.getByRole('button', { name: 'Odjavi vse druge naprave' }).click();
  await question.getByRole('button', { name: 'Odjavi druge naprave' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(question).toBeHidden();
  for (const other of others) {
    expect((await other.request.get('/api/account')).status()).toBe(401);
    await other.close();
  }
});

test('takes all own data along, deletes the account and keeps it after all', async ({ page, problems }) => {
  problems.expectStatus(422);
  problems.expect(/the server responded with a status of 403 /);
  const account = await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Prenesi moje podatke' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const section = page.getByRole('region', { name: 'Izbris računa' });
  await section.getByLabel('Trenutno geslo').fill('ni pravo geslo');
  await section.getByRole('button', { name: 'Izbriši moj račun' }).click();
  await expect(section.getByLabel('Trenutno geslo')).toHaveAccessibleDescription('To geslo ni pravo.');
  await section.getByLabel('Trenutno geslo').fill(account.password);
  await section.getByRole('button', { name: 'Izbriši moj račun' }).click();
  await expect(page).toHaveURL('/auth/login?message=account_deletion_planned');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Račun bo izbrisan čez 14 dni\./);

  await logIn(page, account);
  await expect(page.getByRole('alert')).toHaveText(/^Ta račun bo kmalu izbrisan\./);

  await open(page, await linkToKeepAccount(page, account.email));
  await page.getByRole('button', { name: 'Obdrži račun' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await expect(page).toHaveURL('/auth/login?message=account_kept');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
});

/** What the screen says of a zone's clocks, give or take the minute that may pass meanwhile. */
function clockOf(timeZone: string): RegExp {
  const at = (time: number) => new Intl.DateTimeFormat('sl-SI', { timeZone, timeStyle: 'short' }).format(time);
  return new RegExp(`(${at(Date.now())}|${at(Date.now() + 60_000)})\\.$`);
}

/** The message says in its subject when the account will be gone, so it is told by its link. */
async function linkToKeepAccount(page: Page, address: string): Promise<string> {
  const path = '/auth/keep-account';
  let text = '';
  await expect
    .poll(async () => {
      const mails = await page.request.get('/api/dev/mail', { params: { to: address } });
      const found = ((await mails.json()) as { text: string }[]).find((mail) => mail.text.includes(path));
      text = found?.text ?? '';
      return text;
    })
    .not.toBe('');
  return linkIn({ subject: '', text }, path);
}
