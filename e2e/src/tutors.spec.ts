import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';
import { sessionFile } from './run-folder.ts';
import { tutorNames } from './screens.ts';

const emily = () => tutorOf('emily.carter@navor.example');

async function tutorOf(email: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    'SELECT tutors.id FROM tutors JOIN users ON users.id = user_id WHERE email = $1',
    [email],
  );
  return row?.id ?? '';
}

test('a visitor narrows the directory, opens a tutor and chooses a slot, which asks them to log in', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Tutorji' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorji' })).toBeVisible();
  await page.getByLabel('Področje').selectOption('fizika');
  await page.getByLabel('Jezik pouka').selectOption('en');
  await expect(page).toHaveURL(/subject=fizika&language=en/);
  await page.getByLabel('Cena ure').selectOption('40');
  await expect(page.getByRole('heading', { name: '2 tutorja' })).toBeVisible();
  await page.getByRole('link', { name: 'Odstrani filter: do 40' }).click();
  await expect(page).not.toHaveURL(/price=/);

  await page.getByRole('link', { name: 'Emily Carter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emily Carter' })).toBeVisible();
  await expect(page.getByText('Vsi časi so v vašem časovnem pasu')).toBeVisible();
  await page.getByRole('link', { name: 'Naslednji teden' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('link', { name: '90 min' }).click();
  await expect(page).toHaveURL(/minutes=90/);
  const slot = page.getByRole('link', { name: /^Izberi termin/ }).first();
  // The address is there before the slots.
  await expect(slot).toHaveAttribute('href', /minutes%3D90/);
  const target = new URL((await slot.getAttribute('href')) ?? '', page.url());
  expect(target.pathname).toBe('/auth/login');
  expect(target.searchParams.get('redirect')).toMatch(
    new RegExp(`^/dashboard/tutors/${await emily()}/book\\?starts_at=.*Z&minutes=90$`),
  );
});

test('a tutor’s page has no fault', async ({ page }) => {
  test.slow();
  await expectFaultlessScreen(page, `/tutors/${await emily()}`, tutorNames);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('free slots can be read week by week and are links', async ({ page }) => {
    await page.goto(`/tutors/${await emily()}?minutes=30`);
    await page.getByRole('link', { name: 'Naslednji teden' }).click();
    await expect(page.getByRole('link', { name: /^Izberi termin/ }).first()).toBeVisible();
  });
});

test.describe('a learner', () => {
  test.use({ storageState: sessionFile('learner') });

  test('gets from the tutors to their own bookings', async ({ page }) => {
    await open(page, '/dashboard/tutors');
    await page.getByRole('link', { name: 'Moje rezervacije' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Moje rezervacije' })).toBeVisible();
  });
});

test.describe('on a tablet, beside the sidebar', () => {
  test.use({ storageState: sessionFile('learner'), viewport: { width: 768, height: 1024 } });

  test('no slot covers another', async ({ page }) => {
    await open(page, `/dashboard/tutors/${await emily()}`);
    const slots = page.getByRole('link', { name: /^Izberi termin/ });
    await expect(slots.first()).toBeVisible();
    const boxes = await slots.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    const covered = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect(covered).toEqual([]);
  });
});

test('addresses that lead to no tutor are not found', async ({ page, problems }) => {
  problems.expectStatus(404);
  for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/tutors/${id}`);
    await expect(page.getByRole('heading', { name: 'Te strani ni' })).toBeVisible();
  }
});

test.describe('a new tutor', () => {
  // Also after a failure, so that other tests meet the directory as it was.
  test.afterEach(() =>
    query(`UPDATE tutors SET status = 'draft' FROM users WHERE users.id = user_id AND users.name = 'Nina Nova'`),
  );

  test('somebody becomes a tutor: profile, hours by keyboard, application, approval', async ({
    page,
    browser,
    problems,
  }) => {
    test.slow();
    problems.expectStatus(422);
    await openAccount(page, 'Nina Nova');
    await open(page, '/dashboard/teaching');
    await expect(page.getByText('Osnutek', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Uredi profil' }).click();
    await page.getByLabel('Naslov (Slovenščina)').fill('Fizika za vse');
    await page.getByLabel('Opis (Slovenščina)').fill('Učim s poskusi.');
    await page.getByRole('checkbox', { name: 'Fizika' }).press('Space');
    await page.getByRole('checkbox', { name: 'slovenščina' }).press('Space');
    await page.getByLabel('Cena ure').fill('27,50');
    await page.getByLabel('Povezava do srečanja').fill('http://meet.example.com');
    await page.getByRole('button', { name: 'Shrani' }).click();
    await expect(page.getByText('Vpišite celotno povezavo, ki se začne s https://.')).toBeVisible();
    await expect(page.getByLabel('Naslov (Slovenščina)'), 'nothing is lost').toHaveValue('Fizika za vse');
    await page.getByLabel('Povezava do srečanja').fill('https://meet.example.com/nina');
    await page.getByRole('button', { name: 'Shrani' }).click();
    await expect(page.getByText('Shranjeno.', { exact: true })).toBeVisible();

    await open(page, '/dashboard/teaching/availability');
    await page.getByRole('button', { name: 'Dodaj ure: Ponedeljek' }).press('Enter');
    await expect(page.getByLabel('Ponedeljek, vrstica 1: od'), 'the focus is in the new row').toBeFocused();
    await page.getByLabel('Ponedeljek, vrstica 1: od').fill('22:00');
    await page.getByLabel('Ponedeljek, vrstica 1: do').fill('01:00');
    await expect(page.getByText('Konča se naslednji dan.')).toBeVisible();
    await page.getByRole('button', { name: 'Dodaj ure: Torek' }).press('Enter');
    await page.getByLabel('Torek, vrstica 1: od').fill('00:30');
    await page.getByLabel('Torek, vrstica 1: do').fill('03:00');
    await page.getByRole('button', { name: 'Shrani ure in pravila' }).click();
    await expect(page.getByText('Te ure se prekrivajo z drugimi.')).toBeVisible();
    await page.getByLabel('Torek, vrstica 1: od').fill('18:00');
    await page.getByLabel('Torek, vrstica 1: do').fill('20:00');
    await page.getByRole('button', { name: 'Shrani ure in pravila' }).click();
    await expect(page.getByText('Shranjeno.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Ponedeljek, vrstica 1: od'), 'what was saved is shown').toHaveValue('22:00');
    await expect(page.getByLabel('Torek, vrstica 1: od')).toHaveValue('18:00');

    await open(page, '/dashboard/teaching');
    await page.getByRole('button', { name: 'Zaprosi za potrditev' }).click();
    await expect(page.getByText('Čaka na potrditev', { exact: true })).toBeVisible();

    const office = await browser.newContext({ storageState: sessionFile('admin') });
    const administrator = await office.newPage();
    await open(administrator, '/dashboard/tutor-applications');
    await administrator.getByRole('button', { name: 'Potrdi: Nina Nova' }).click();
    await expect(administrator.getByText('Prijava je potrjena.', { exact: true })).toBeVisible();
    await office.close();

    await page.reload();
    await expect(page.getByText('Objavljen', { exact: true })).toBeVisible();
    await open(page, '/dashboard/tutors?subject=fizika');
    await expect(page.getByRole('link', { name: 'Nina Nova' })).toBeVisible();
    await page.getByRole('link', { name: 'Nina Nova' }).click();
    await expect(page.getByText('To je vaš profil, kot ga vidijo drugi.')).toBeVisible();
  });
});
