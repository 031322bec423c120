import { seriousViolations } from './accessibility.ts';
import { expect, open, test } from './fixtures.ts';

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Preskoči na vsebino' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the menu opens, closes with Escape and leads to the sign-up screen', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Odpri meni' });
    const menu = page.getByRole('dialog', { name: 'Meni' });
    await button.press('Enter');
    await expect(menu.getByRole('link', { name: 'Prijava' })).toBeVisible();
    expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: 'Registracija' }).click();
    await expect(page).toHaveURL('/auth/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Registracija' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
