import { expect, open, test } from './fixtures.ts';

test.use({ account: 'learner' });

test('Ctrl+K opens the palette, which goes to any screen', async ({ page }) => {
  await open(page, '/dashboard/courses');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Iskanje in ukazi' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('varnost');
  await expect(palette.getByRole('option').first()).toContainText('Prijava in varnost');
  await field.press('Enter');
  await expect(page).toHaveURL('/dashboard/settings/security');
  await expect(palette).toBeHidden();
});

test('the palette finds what the search finds', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Iskanje' }).click();
  const palette = page.getByRole('dialog', { name: 'Iskanje in ukazi' });
  const field = palette.getByRole('combobox');
  await field.fill('kirchof');
  await expect(palette.getByRole('option', { name: /Kirchhoffova zakona/ })).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL('/dashboard/search?q=kirchof');
});

test('the palette says when nothing fits, and offers the whole search', async ({ page }) => {
  await open(page, '/dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Iskanje in ukazi' });
  await palette.getByRole('combobox').fill('xyzzyq');
  await expect(palette.getByRole('status').filter({ hasText: 'Ni zadetkov za »xyzzyq«' })).toBeVisible();
  await palette.getByRole('option').click();
  await expect(page).toHaveURL('/dashboard/search?q=xyzzyq');
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/dashboard');
  const link = page.getByRole('banner').getByRole('link', { name: 'Iskanje' });
  await link.focus();
  await page.keyboard.press('Meta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its link leads to the search screen', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Iskanje' }).click();
    await expect(page).toHaveURL('/dashboard/search');
  });
});
