import type { Page } from '@playwright/test';
import { accounts, demoPassword } from './demo-accounts.ts';
import { expect, open, test } from './fixtures.ts';

const title = 'Potrebna je prijava';
const text = 'Za dostop do te strani se morate prijaviti ali registrirati nov račun.';

const protectedPaths = [
  { path: '/quizzes/anything?x=1', encoded: '%2Fquizzes%2Fanything%3Fx%3D1' },
  { path: '/courses/detail/anything', encoded: '%2Fcourses%2Fdetail%2Fanything' },
];

for (const { path, encoded } of protectedPaths) {
  test(`a visitor at ${path} is asked to log in`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    const query = `redirect=${encoded}&message=login_required`;
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', `/auth/login?${query}`);
    await expect(main.getByRole('link', { name: 'Registracija' })).toHaveAttribute('href', `/auth/signup?${query}`);
  });
}

test('after logging in, the visitor lands where they wanted to go', async ({ page, problems }) => {
  problems.expectStatus(404);
  await open(page, '/quizzes/anything?x=1');
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/quizzes/anything?x=1');
});

test('after logging in, the visitor reads the course that they wanted to see', async ({ page }) => {
  await open(page, '/courses/detail/osnove-elektrotehnike');
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await expect(page.getByLabel('E-naslov')).toBeFocused();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/courses/osnove-elektrotehnike');
  await expect(page.getByRole('heading', { level: 1, name: 'Osnove elektrotehnike' })).toBeVisible();
});

test('after logging in, the visitor is at the quiz that they wanted to take', async ({ page }) => {
  await open(page, '/quizzes/vezja-na-hitro');
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/quiz/vezja-na-hitro');
  await expect(page.getByRole('heading', { level: 1, name: 'Vezja na hitro' })).toBeVisible();
});

test('what a visitor wanted survives a detour to the sign-up screen', async ({ page }) => {
  await open(page, '/courses/detail/anything');
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await page.getByRole('link', { name: 'Ustvarite račun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registracija' })).toBeVisible();
  await expect(page).toHaveURL('/auth/signup?redirect=%2Fcourses%2Fdetail%2Fanything&message=login_required');
});

test('a login never leads to another site', async ({ request }) => {
  for (const redirect of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const form = { email: accounts.tutor.email, password: demoPassword };
    const answer = await request.post('/auth/login', { params: { redirect }, form, maxRedirects: 0 });
    expect(answer.headers().location, redirect).toBe('/dashboard');
  }
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-naslov').fill(accounts.tutor.email);
  await page.getByLabel('Geslo').fill(demoPassword);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}
