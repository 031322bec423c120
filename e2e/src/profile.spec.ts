import { seriousViolations } from './accessibility.ts';
import { clickTwice } from './click-twice.ts';
import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';

test('changes the name and the learning goals', async ({ page, problems }) => {
  problems.expectStatus(422);
  const { email } = await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/settings');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('Udeleženec')).toBeVisible();

  const name = main.getByLabel('Ime in priimek');
  await expect(name).toHaveValue('Maja Novak');
  await main.getByRole('group', { name: 'Česa se želite naučiti?' }).getByText('Mehatronika').click();
  await main.getByRole('group', { name: 'Zakaj se učite?' }).getByRole('checkbox', { name: 'Za delo' }).press('Space');
  await name.fill(' ');
  await main.getByRole('button', { name: 'Shrani profil' }).click();
  await expect(name).toHaveAccessibleDescription(/To polje je obvezno\./);
  await expect(name).toBeFocused();
  await expect(main.getByRole('checkbox', { name: 'Mehatronika' }), 'nothing is lost').toBeChecked();

  await name.fill('Maja Šuštar');
  await main.getByRole('button', { name: 'Shrani profil' }).click();
  await expect(page.getByText('Profil je shranjen.', { exact: true })).toBeVisible();
  await expect(page.getByText('Maja Šuštar', { exact: true }), 'the sidebar follows').toBeVisible();

  await page.reload();
  await expect(name).toHaveValue('Maja Šuštar');
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await main.getByRole('link', { name: 'Zamenjaj e-naslov' }).click();
  await expect(page).toHaveURL('/dashboard/settings/security');
});

test('shows a long e-mail address whole on a narrow screen, wherever the account does', async ({ page }) => {
  const { email } = await openAccount(page, 'Aleksandra Zupančič Hribernik');
  const long = `aleksandrazupancichribernikova${email.slice(0, 8)}@srednjatehniskasola.si`;
  await query('UPDATE users SET email = $1, email_verified = false WHERE email = $2', [long, email]);
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/dashboard/profile', '/dashboard/settings/security']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(long).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
});

test('crops a picture, shows it everywhere and removes it', async ({ page }) => {
  await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/profile');
  const main = page.getByRole('main');
  const file = main.locator('input[type=file]');

  await file.setInputFiles({ name: 'not-really.png', mimeType: 'image/png', buffer: Buffer.from('only text') });
  await expect(main.getByRole('alert')).toHaveText('Izberite sliko vrste JPEG, PNG ali WebP.');
  await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(main.getByRole('alert')).toHaveText('Slika je prevelika. Izberite manjšo od 5 MB.');

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const dialog = page.getByRole('dialog', { name: 'Obrežite sliko' });
  await expect(dialog).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  const zoom = dialog.getByRole('slider', { name: 'Povečava' });
  await zoom.fill('2');
  await dialog.getByRole('application').press('ArrowRight');
  expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
  await clickTwice(dialog.getByRole('button', { name: 'Shrani sliko' }));
  await expect(page.getByText('Nova slika je shranjena.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const picture = main.getByRole('img', { name: 'Slika profila: Maja Novak' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await expect(page.getByRole('navigation').locator('..').locator('img'), 'in the sidebar too').toHaveCount(1);

  await main.getByRole('button', { name: 'Odstrani sliko' }).click();
  await expect(page.getByText('Slika je odstranjena.', { exact: true })).toBeVisible();
  await expect(main.getByText('MN', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Odstrani sliko' })).toHaveCount(0);
});

test('keeps the chosen crop when the connection is lost', async ({ page, problems }) => {
  problems.expect(/setAvatar|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await openAccount(page, 'Maja Novak');
  await open(page, '/dashboard/profile');
  await page.route('**/setAvatar', (route) => route.abort('internetdisconnected'));
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const dialog = page.getByRole('dialog', { name: 'Obrežite sliko' });
  await dialog.getByRole('button', { name: 'Shrani sliko' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Povezava s strežnikom je prekinjena. Preverite jo in poskusite znova.',
  );
  await page.unroute('**/setAvatar');
  await dialog.getByRole('button', { name: 'Shrani sliko' }).click();
  await expect(page.getByText('Nova slika je shranjena.', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('saves the profile all the same', async ({ page }) => {
    await openAccount(page, 'Maja Novak');
    await page.goto('/dashboard/profile');
    await page.getByLabel('Ime in priimek').fill('Maja Šuštar');
    await page.getByText('Strojništvo', { exact: true }).click();
    await page.getByRole('button', { name: 'Shrani profil' }).click();
    await expect(page.getByText('Profil je shranjen.')).toBeVisible();
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Ime in priimek')).toHaveValue('Maja Šuštar');
    await expect(page.getByRole('checkbox', { name: 'Strojništvo' })).toBeChecked();
  });
});
