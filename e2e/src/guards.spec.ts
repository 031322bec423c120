import { expect, open, test } from './fixtures.ts';

test('a visitor is sent from the dashboard to the landing page', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/courses/abc?x=1', '/dashboard/anything']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naučite se tehnike. Z enotami vred.');
  }
});

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('is sent from the landing page and the login to the dashboard', async ({ page }) => {
    for (const path of ['/', '/auth/login', '/auth/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dober dan, Luka Novak');
    }
  });

  const twins = [
    '/courses?x=1',
    '/courses/abc',
    '/courses/abc/lesson-2?x=1&y=2',
    '/quizzes/abc',
    '/tutors/ana?day=monday',
    '/group-tutoring/42',
    '/search?q=ohmov+zakon',
    '/cms',
  ];
  test('sees public screens inside the dashboard, with the same path and query', async ({ page, problems }) => {
    problems.expectStatus(404);
    for (const path of twins) {
      await page.goto(path);
      await expect(page).toHaveURL(`/dashboard${path}`);
    }
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
