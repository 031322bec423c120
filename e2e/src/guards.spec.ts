import { address } from './address.ts';
import { expect, open, test } from './fixtures.ts';
import { textsIn } from './screen-texts.ts';
import { screens } from './screens.ts';

test('a visitor is sent from the dashboard to the landing page', async ({ request }) => {
  const screens = ['', '/courses/abc?x=1', '/courses/osnove-elektrotehnike/progress', '/anything'];
  for (const path of screens.map((screen) => `/dashboard${screen}`)) {
    const page = await request.get(path);
    expect(page.url(), path).toBe(`${address}/`);
    expect(textsIn(await page.text()).join(' ')).toContain('Naučite se tehnike. Z enotami vred.');
  }
});

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('is sent from the landing page and the login to the dashboard', async ({ request }) => {
    for (const path of ['/', '/auth/login', '/auth/signup']) {
      const page = await request.get(path);
      expect(page.url(), path).toBe(`${address}/dashboard`);
      expect(textsIn(await page.text())).toContain('Dober dan, Luka Novak');
    }
  });

  const twins = [
    '/courses?x=1',
    '/courses/abc',
    '/courses/abc/lesson-2?x=1&y=2',
    '/quizzes/abc',
    '/technical-library/item/abc?x=1',
    '/search?q=ohmov+zakon',
  ];
  test('sees public screens inside the dashboard, with the same path and query', async ({ request }) => {
    for (const path of twins) {
      expect((await request.get(path)).url(), path).toBe(`${address}/dashboard${path}`);
    }
  });

  test('finds nothing of the CMS but what it is and how to ask for it', async ({ request }) => {
    const inCms = screens.filter(({ path }) => path.startsWith('/dashboard/cms/') && !path.includes('/preview'));
    for (const { path } of inCms) expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get('/dashboard/cms')).status()).toBe(200);
  });

  test('still opens public screens that have no twin', async ({ page, problems }) => {
    problems.expectStatus(404);
    await open(page, '/coursesandmore');
    await expect(page).toHaveURL('/coursesandmore');
    await page.getByRole('button', { name: 'Račun: Luka Novak' }).click();
    await page.getByRole('menuitem', { name: 'Nadzorna plošča' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
