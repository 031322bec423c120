import { randomInt } from 'node:crypto';
import { address } from './address.ts';
import { query } from './database.ts';
import { accounts } from './demo-accounts.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('finds somebody and says what they may do', async ({ page, browser }) => {
    const stranger = await browser.newPage();
    const { email } = await openAccount(stranger, 'Jana Bodoča');
    await open(page, '/dashboard/people?role=learner');
    await page.getByLabel('Ime, e-naslov ali vzdevek').fill(email);
    await page.getByRole('button', { name: 'Poišči' }).click();
    await expect(page.getByRole('heading', { name: '1 oseba' })).toBeVisible();
    const listed = page.getByRole('listitem').filter({ hasText: email });
    await expect(listed).toContainText('Brez paketa');
    await expect(listed).toContainText('Zadnja dejavnost: ');
    await page.getByRole('link', { name: 'Jana Bodoča' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jana Bodoča' })).toBeVisible();

    const roles = page.getByRole('group', { name: 'Vloge: Jana Bodoča' });
    const save = roles.getByRole('button', { name: 'Shrani vloge' });
    await expect(save, 'nothing to save yet').toBeDisabled();
    await roles.getByRole('checkbox', { name: 'Avtor' }).check();
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Vloge osebe Jana Bodoča so shranjene.', { exact: true })).toBeVisible();
    await expect(save, 'saved').toBeDisabled();
    await expect(page.getByRole('region', { name: 'Dejanja skrbnikov' })).toContainText('Dodane vloge: ');
    await page.reload();
    await expect(roles.getByRole('checkbox', { name: 'Avtor' })).toBeChecked();
    const session = await (await stranger.request.get('/api/session')).json();
    expect(session.user.roles).toEqual(['learner', 'author']);
    await stranger.close();
  });

  test('withdraws a nickname, whose owner reads why', async ({ page, browser }) => {
    const nickname = `Wwwwwwwwwwwwwwww ${randomInt(2_222_222, 9_999_999)}`;
    const owner = await browser.newPage();
    await openAccount(owner, 'Rado Nesramni');
    await open(owner, '/dashboard/leaderboard');
    await owner.getByLabel('Vzdevek').fill(nickname);
    await owner.getByRole('button', { name: 'Pridruži se lestvici' }).click();
    await expect(owner.getByRole('row', { name: nickname })).toBeVisible();

    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/dashboard/people');
    await page.getByLabel('Ime, e-naslov ali vzdevek').fill(nickname.toLowerCase().replace(' ', '.'));
    await page.getByRole('button', { name: 'Poišči' }).click();
    await page.getByRole('link', { name: `Vzdevek ${nickname}: odpri stran osebe` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rado Nesramni' })).toBeVisible();
    await page.getByRole('button', { name: `Odvzemi vzdevek ${nickname}` }).click();
    const dialog = page.getByRole('dialog', { name: `Odvzemi vzdevek ${nickname}` });
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), 'the dialog is within the screen').toBeLessThanOrEqual(375);
    await dialog.getByLabel('Razlog').fill('Žali druge');
    await dialog.getByRole('button', { name: 'Odvzemi vzdevek' }).click();
    await expect(page.getByText(`Vzdevek ${nickname} je odvzet.`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vzdevek', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), 'has the focus of the button that is gone').toBeFocused();
    await expect(page.getByRole('region', { name: 'Dejanja skrbnikov' })).toContainText(`Vzdevek ${nickname} odvzet`);

    await open(owner, '/dashboard/settings/visibility');
    await expect(owner.getByText('Razlog: Žali druge')).toBeVisible();
    await owner.getByLabel('Vzdevek').fill(`Prijazni ${randomInt(2_222_222, 9_999_999)}`);
    await owner.getByRole('button', { name: 'Shrani' }).click();
    await expect(owner.getByText('Razlog: Žali druge')).toHaveCount(0);
    await owner.close();
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
    await page.getByRole('link', { name: 'Tina Okradena' }).click();
    await page.getByRole('button', { name: 'Povsod odjavi osebo Tina Okradena' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odjava z vseh naprav: Tina Okradena' });
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(dialog.getByLabel('Razlog')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Razlog')).toBeFocused();
    await dialog.getByLabel('Razlog').fill('Ukraden telefon');
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(page.getByText('Tina Okradena: odjava z vseh naprav je opravljena.', { exact: true })).toBeVisible();
    expect((await (await stranger.request.get('/api/session')).json()).user).toBeNull();
    await stranger.close();
    await expect(page.getByText('Oseba ni prijavljena na nobeni napravi.')).toBeVisible();

    await page.getByRole('button', { name: 'Povsod odjavi osebo Tina Okradena' }).click();
    await dialog.getByLabel('Razlog').fill('Ukraden še prenosnik');
    await dialog.getByRole('button', { name: 'Odjavi povsod' }).click();
    await expect(dialog, 'closes each time').toHaveCount(0);

    await open(page, '/dashboard/audit-log');
    const entry = page.getByRole('listitem').filter({ hasText: email });
    await expect(entry.getByRole('heading', { name: 'Odjava z vseh naprav' })).toBeVisible();
    await expect(entry, 'the second time there was nothing to end').toContainText('Zakaj: Ukraden telefon');
  });

  test.describe('of whom there must be one', () => {
    // One after the other: somebody who has the role for a moment would be the other one.
    test.describe.configure({ mode: 'serial' });

    test('cannot leave the installation without one', async ({ page, problems }) => {
      problems.expectStatus(409);
      await open(page, `/dashboard/people?search=${accounts.admin.email}`);
      await page.getByRole('link', { name: accounts.admin.name }).click();
      const roles = page.getByRole('group', { name: `Vloge: ${accounts.admin.name}` });
      await roles.getByRole('checkbox', { name: 'Skrbnik' }).uncheck();
      await roles.getByRole('button', { name: 'Shrani vloge' }).click();
      await expect(page.getByRole('alert')).toHaveText('Drugega skrbnika ni. Najprej določite še enega.');
      await expect(roles.getByRole('checkbox', { name: 'Skrbnik' })).toBeChecked();
    });

    test('who gives up the role goes on at the dashboard, without what belongs to it', async ({ browser }) => {
      const page = await browser.newPage();
      const { email } = await openAccount(page, 'Bojan Bivši');
      await query(`UPDATE users SET roles = '{learner,admin}' WHERE email = $1`, [email]);
      await open(page, `/dashboard/people?search=${email}`);
      await page.getByRole('link', { name: 'Bojan Bivši' }).click();
      const roles = page.getByRole('group', { name: 'Vloge: Bojan Bivši' });
      await roles.getByRole('checkbox', { name: 'Skrbnik' }).uncheck();
      await roles.getByRole('button', { name: 'Shrani vloge' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('link', { name: 'Uporabniki' })).toHaveCount(0);
      await page.close();
    });

    test('who teaches and learns beside it sees all of that on the dashboard', async ({ browser }) => {
      const page = await browser.newPage();
      const { id } = await openOnboardedAccount(page);
      await query(`UPDATE users SET roles = '{learner,author,admin}' WHERE id = $1`, [id]);
      await query(`INSERT INTO course_enrollments (user_id, course_id) VALUES ($1, 'osnove-elektrotehnike')`, [id]);
      await open(page, '/dashboard');
      for (const name of ['Upravljanje', 'Vprašanja za pregled', 'Nadaljujte z učenjem']) {
        await expect(page.getByRole('region', { name })).toBeVisible();
      }
      await query(`UPDATE users SET roles = '{learner}' WHERE id = $1`, [id]);
      await page.close();
    });
  });

  test('sees what somebody learns, on a page that is accessible, fits and is translated', async ({ page }) => {
    test.slow();
    const [learner] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [accounts.learner.email]);
    const path = `/dashboard/people/${learner?.id}`;
    await expectFaultlessScreen(page, path);
    await setPreferences(page.context(), { language: 'sl' });
    await open(page, path);
    const courses = page.getByRole('region', { name: 'Tečaji' });
    await expect(courses.getByRole('link', { name: 'Osnove elektrotehnike' })).toBeVisible();
    await expect(courses.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^\d+ od 10 lekcij$/);
  });

  test('is told that a person does not exist', async ({ request }) => {
    for (const id of ['6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11', 'nonsense', '%00']) {
      expect((await request.get(`/dashboard/people/${id}`)).status(), id).toBe(404);
    }
  });

  test('is told when nobody is found', async ({ page }) => {
    await open(page, '/dashboard/people?search=nihče-s-tem-imenom');
    await expect(page.getByRole('heading', { name: 'Nikogar ni mogoče najti' })).toBeVisible();
    await page.getByRole('link', { name: 'Pokaži vse' }).click();
    await expect(page).toHaveURL('/dashboard/people');
    await expect(page.getByRole('heading', { name: 'Nikogar ni mogoče najti' })).toHaveCount(0);
    await expect(page.getByLabel('Ime, e-naslov ali vzdevek')).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^\d+ oseb/ })).toBeVisible();
    await expect(page.getByText('Zadnja dejavnost').nth(1), 'more than one person').toBeVisible();
  });
});

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('finds no page of anybody, the own one included, and changes nothing there', async ({ request }) => {
    for (const { email } of [accounts.learner, accounts.admin]) {
      const [person] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
      const path = `/dashboard/people/${person?.id}`;
      expect((await request.get(path)).status()).toBe(404);
      expect((await request.get(`${path}.data`)).status()).toBe(404);
      const form = { intent: 'set-roles', roles: 'admin' };
      expect((await request.post(path, { form, headers: { origin: address } })).status()).toBe(404);
    }
    const [own] = await query<{ roles: string[] }>('SELECT roles FROM users WHERE email = $1', [
      accounts.learner.email,
    ]);
    expect(own?.roles).toEqual(['learner']);
  });
});
