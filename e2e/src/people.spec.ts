import { accounts } from './demo-accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('finds somebody and says what they may do', async ({ page, browser }) => {
    const stranger = await browser.newPage();
    const { email } = await openAccount(stranger, 'Jana Bodoča');
    await open(page, '/dashboard');
    await page.getByRole('link', { name: 'Ljudje' }).click();
    await page.getByLabel('Ime ali e-naslov').fill(email);
    await page.getByRole('button', { name: 'Poišči' }).click();
    await expect(page.getByRole('heading', { name: '1 oseba' })).toBeVisible();

    const roles = page.getByRole('group', { name: 'Vloge: Jana Bodoča' });
    await roles.getByRole('checkbox', { name: 'Avtor' }).check();
    await roles.getByRole('button', { name: 'Shrani vloge' }).click();
    await expect(page.getByText('Vloge osebe Jana Bodoča so shranjene.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(roles.getByRole('checkbox', { name: 'Avtor' })).toBeChecked();
    const session = await (await stranger.request.get('/api/session')).json();
    expect(session.user.roles).toEqual(['learner', 'author']);
    await stranger.close();
  });

  test('signs somebody out everywhere, with a reason, which is in the audit log', async ({
    page,
    browser,
    problems,
  }) => {
    problems.expectStatus(422);
    const stranger = await browser.newPage();
    const { email } = await openAccount(stranger, 'Tina Okradena');
    await open(page, `/dashboard/people?search=${email}`);
    await page.getByRole('button', { name: 'Povsod odjavi osebo Tina Okradena' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odjava z vseh naprav: Tina Okradena' });
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(dialog.getByLabel('Razlog')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Razlog').fill('Ukraden telefon');
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(page.getByText('Tina Okradena: odjava z vseh naprav je opravljena.', { exact: true })).toBeVisible();
    expect((await (await stranger.request.get('/api/session')).json()).user).toBeNull();
    await stranger.close();

    await page.getByRole('button', { name: 'Povsod odjavi osebo Tina Okradena' }).click();
    await dialog.getByLabel('Razlog').fill('Ukraden še prenosnik');
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(dialog, 'closes each time').toHaveCount(0);

    await open(page, '/dashboard/audit-log');
    const entry = page.getByRole('listitem').filter({ hasText: email });
    await expect(entry.getByRole('heading', { name: 'Odjava z vseh naprav' })).toBeVisible();
    await expect(entry, 'the second time there was nothing to end').toContainText('Zakaj: Ukraden telefon');
  });

  test('cannot leave the installation without one', async ({ page, problems }) => {
    problems.expectStatus(409);
    await open(page, `/dashboard/people?search=${accounts.admin.email}`);
    const roles = page.getByRole('group', { name: `Vloge: ${accounts.admin.name}` });
    await roles.getByRole('checkbox', { name: 'Skrbnik' }).uncheck();
    await roles.getByRole('button', { name: 'Shrani vloge' }).click();
    await expect(page.getByRole('alert')).toHaveText('Drugega skrbnika ni. Najprej določite še enega.');
    await expect(roles.getByRole('checkbox', { name: 'Skrbnik' })).toBeChecked();
  });

  test('is told when nobody is found', async ({ page }) => {
    await open(page, '/dashboard/people?search=nihče-s-tem-imenom');
    await expect(page.getByRole('heading', { name: 'Nikogar ni mogoče najti' })).toBeVisible();
    await page.getByRole('link', { name: 'Pokaži vse' }).click();
    await expect(page).toHaveURL('/dashboard/people');
    await expect(page.getByRole('heading', { name: 'Nikogar ni mogoče najti' })).toHaveCount(0);
    await expect(page.getByLabel('Ime ali e-naslov')).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^\d+ oseb/ })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Vloge: / }).nth(1), 'more than one person').toBeVisible();
  });
});
