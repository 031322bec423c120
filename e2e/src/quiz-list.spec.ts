import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const card = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });
const physics = 'Gibanje in energija';

test('quizzes are filtered at once, and the way back is one step', async ({ page }) => {
  // There are too few to filter, unless an address asks for it.
  await open(page, '/quizzes?theme=fizika');
  await expect(card(page, physics)).toBeVisible();
  const theme = page.getByLabel('Področje');
  await theme.focus();
  await theme.selectOption('matematika');
  await expect(page).toHaveURL('/quizzes?theme=matematika');
  await expect(card(page, physics)).toHaveCount(0);
  await expect(theme).toBeFocused();
  await page.getByLabel('Raven').selectOption('Začetna raven');
  await expect(page.getByRole('heading', { name: 'Ni kvizov s temi filtri' })).toBeVisible();
  await page.getByRole('link', { name: 'Počisti filtre' }).click();
  await expect(page).toHaveURL('/quizzes');
  await expect(theme).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/quizzes?theme=matematika&level=beginner');
  await expect(theme).toHaveValue('matematika');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of quizzes are sent by their button', async ({ page }) => {
    await page.goto('/quizzes?theme=matematika');
    await page.getByLabel('Področje').selectOption('fizika');
    await page.getByRole('button', { name: 'Pokaži kvize' }).click();
    await expect(page).toHaveURL(/\?theme=fizika&/);
    await expect(card(page, physics)).toBeVisible();
    await expect(page.getByLabel('Področje')).toHaveValue('fizika');
  });
});
