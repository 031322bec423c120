import type { Page } from '@playwright/test';
import { expect, open, serverHtml, test } from './fixtures.ts';

const free = 'Osnove elektrotehnike';
const card = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });
const chips = (page: Page) => page.getByRole('list', { name: 'Izbrani filtri' });

test('a list that is seen at a glance has no filters', async ({ page }) => {
  await open(page, '/courses');
  await expect(card(page, free)).toBeVisible();
  await expect(page.getByLabel('Dostop')).toHaveCount(0);
});

test('a filter applies at once, stands in the address and keeps the focus', async ({ page }) => {
  await open(page, '/courses?sort=title');
  await expect(card(page, free)).toBeVisible();
  const access = page.getByLabel('Dostop');
  await access.focus();
  await access.selectOption('Standard');
  await expect(page).toHaveURL('/courses?access=standard&sort=title');
  await expect(card(page, free)).toHaveCount(0);
  await expect(access).toBeFocused();
  await expect(chips(page).getByRole('link')).toHaveText([/Standard/]);

  await page.reload();
  await expect(access).toHaveValue('standard');
  await expect(card(page, free)).toHaveCount(0);
});

test('the way back is one step, however many filters were tried', async ({ page }) => {
  await open(page, '/themes/fizika');
  await open(page, '/courses?level=beginner');
  await page.getByLabel('Področje').selectOption('elektrotehnika');
  await expect(page).toHaveURL('/courses?theme=elektrotehnika&level=beginner');
  await page.getByLabel('Raven').selectOption('');
  await expect(page).toHaveURL('/courses?theme=elektrotehnika');
  await page.getByLabel('Razvrstitev').selectOption('Po abecedi');
  await expect(page).toHaveURL('/courses?theme=elektrotehnika&sort=title');
  await page.goBack();
  await expect(page).toHaveURL('/themes/fizika');
  await page.goForward();
  await expect(page).toHaveURL('/courses?theme=elektrotehnika&sort=title');
  await expect(page.getByLabel('Razvrstitev')).toHaveValue('title');
});

test('the back button brings a removed filter back, in the list and in the form', async ({ page }) => {
  await open(page, '/courses?access=standard');
  await chips(page).getByRole('link').click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByLabel('Dostop')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Dostop')).toHaveValue('standard');
  await expect(card(page, free)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the filters are folded, and unfold for whoever wants them', async ({ page }) => {
    await open(page, '/courses?sort=title');
    const access = page.getByLabel('Dostop');
    await expect(access).toBeHidden();
    await page.getByText('Filtri', { exact: true }).click();
    await access.selectOption('Standard');
    await expect(page).toHaveURL('/courses?access=standard&sort=title');
    await expect(page.getByText('Filtri (1)')).toBeVisible();
    await access.selectOption('');
    await expect(page).toHaveURL('/courses?sort=title');
    await expect(access, 'still unfolded').toBeVisible();
  });

  test('an address with filters opens them', async ({ page }) => {
    await open(page, '/courses?access=standard');
    await expect(page.getByLabel('Dostop')).toBeVisible();
  });
});

test('filters are removed one by one or all at once', async ({ page }) => {
  await open(page, '/courses?theme=elektrotehnika&level=beginner&access=free');
  await page.getByRole('link', { name: 'Odstrani filter: Začetna raven' }).click();
  await expect(page).toHaveURL('/courses?theme=elektrotehnika&access=free');
  await expect(page.getByLabel('Raven')).toHaveValue('');
  await page.getByRole('link', { name: 'Počisti filtre' }).click();
  await expect(page).toHaveURL('/courses');
});

test('a search without a result shows the way back to all courses', async ({ page }) => {
  await open(page, '/courses?theme=elektrotehnika&access=premium&level=advanced');
  await expect(page.getByRole('heading', { name: 'Ni tečajev s temi filtri' })).toBeVisible();
  await page.getByRole('link', { name: 'Počisti filtre' }).last().click();
  await expect(card(page, free)).toBeVisible();
});

test('what an address asks for and does not exist is ignored', async ({ page }) => {
  await open(page, '/courses?theme=alkimija&level=guru&language=fr&access=gold&duration=eternal&sort=luck&page=0');
  await expect(card(page, free)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
});

test('a page beyond the last leads to the last', async ({ page }) => {
  await open(page, '/courses?access=free&page=900');
  await expect(page).toHaveURL('/courses?access=free');
  await expect(card(page, free)).toBeVisible();
});

test('a theme gathers its courses', async ({ page }) => {
  await open(page, '/themes/elektrotehnika');
  await expect(page.getByRole('heading', { level: 1, name: 'Elektrotehnika' })).toBeVisible();
  await page.getByRole('link', { name: free }).click();
  await expect(page).toHaveURL('/courses/osnove-elektrotehnike');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are sent by their button', async ({ page }) => {
    await page.goto('/courses?sort=title');
    await page.getByLabel('Področje').selectOption('elektrotehnika');
    await page.getByLabel('Raven').selectOption('beginner');
    await page.getByRole('button', { name: 'Pokaži tečaje' }).click();
    await expect(page).toHaveURL(/\?theme=elektrotehnika&level=beginner&/);
    await expect(card(page, free)).toBeVisible();
    await expect(page.getByLabel('Raven')).toHaveValue('beginner');
    await page.getByRole('link', { name: 'Odstrani filter: Elektrotehnika' }).click();
    await expect(page).toHaveURL('/courses?level=beginner&sort=title');
  });
});

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('has the catalogue inside the dashboard, with the same filters', async ({ page }) => {
    await open(page, '/courses?theme=elektrotehnika');
    await expect(page).toHaveURL('/dashboard/courses?theme=elektrotehnika');
    await page.getByLabel('Raven').selectOption('beginner');
    await expect(page).toHaveURL('/dashboard/courses?theme=elektrotehnika&level=beginner');
  });

  test('has the own courses above all courses, and out of the way of a search', async ({ page }) => {
    await open(page, '/dashboard/courses');
    const mine = page.getByRole('region', { name: 'Vaši tečaji' });
    await expect(mine.getByRole('link', { name: free })).toBeVisible();
    await open(page, '/dashboard/courses?level=beginner');
    await expect(page.getByLabel('Raven')).toHaveValue('beginner');
    await expect(mine).toHaveCount(0);
  });

  test('comes from a theme to a course in the dashboard', async ({ page }) => {
    await open(page, '/themes/elektrotehnika');
    await page.getByRole('link', { name: free }).click();
    await expect(page).toHaveURL('/dashboard/courses/osnove-elektrotehnike');
  });

  test('keeps the dashboard from search engines', async ({ page }) => {
    expect(await serverHtml(page, '/dashboard/courses')).toContain('name="robots" content="noindex"');
  });
});
