import { expect, open, setPreferences, test } from './fixtures.ts';

test.describe('a visitor', () => {
  test('is told that a page does not exist, with the way home', async ({ page, context, problems }) => {
    problems.expectStatus(404);
    await setPreferences(context, { language: 'de' });
    const response = await page.goto('/gibt/es/nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Diese Seite gibt es nicht · Navor');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Registrieren' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technik lernen. Einheiten inklusive.');
  });

  test('sees an error screen when the server fails on the way, and can try again', async ({ page, problems }) => {
    problems.expectStatus(500);
    await open(page, '/');
    await page.route(/\/auth\/login\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nekaj se je zataknilo');
    await expect(page.getByText('Napaka je naša in je zabeležena.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Na začetno stran', exact: true })).toHaveAttribute('href', '/');

    await page.unroute(/\/auth\/login\.data/);
    await page.getByRole('link', { name: 'Poskusi znova' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  });

  test('is told that the connection was lost, and has the page by itself once it is back', async ({
    page,
    problems,
  }) => {
    problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page, '/');
    await page.route(/\/auth\/login\.data/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ni povezave');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  });
});

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('is told inside the dashboard that a page does not exist', async ({ page, problems }) => {
    problems.expectStatus(404);
    const response = await page.goto('/dashboard/ni/take/strani');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te strani ni');
    await expect(page.getByRole('navigation', { name: 'Navigacija nadzorne plošče' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Na nadzorno ploščo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dober dan, Luka Novak');
  });

  test('finds the way back when a screen of the dashboard breaks', async ({ page, problems }) => {
    problems.expectStatus(404);
    problems.expectStatus(500);
    await open(page, '/dashboard/ni/take/strani');
    await page.route(/\/dashboard\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
    await page.getByRole('main').getByRole('link', { name: 'Na nadzorno ploščo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nekaj se je zataknilo');
    await page.getByRole('main').getByRole('link', { name: 'Na začetno stran' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dober dan, Luka Novak');
  });
});
