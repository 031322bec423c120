import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

/** Long screens, and the most that a keyboard walks back on them. */
const screens = [
  { path: '/subscription', account: 'visitor', steps: 30 },
  { path: '/dashboard/courses/osnove-elektrotehnike', account: 'learner', steps: 30 },
] as const;

for (const { path, account, steps } of screens) {
  test.describe(path, () => {
    test.use({ account, viewport: { width: 375, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

    test('whoever tabs back up never loses the focus beneath the header', async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('a:visible').last().focus();
      const covered: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Shift+Tab');
        covered.push(...(await coveredFocus(page)));
      }
      expect(covered).toEqual([]);
    });
  });
}

test.describe('a form that is sent without its last answers', () => {
  test.use({ account: 'learner', viewport: { width: 375, height: 640 } });

  test('shows the field to mend together with its label', async ({ page, problems }) => {
    problems.expectStatus(422);
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Pošlji sporočilo' }).click();
    await expect(page.getByLabel('Tema')).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const label = await page.getByText('Tema', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
});

/** What has the focus, if the header lies over its upper edge. */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    if (!focused || !header || header.contains(focused) || focused.matches('body, [href^="#"]')) return [];
    const isBehind = focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
    return isBehind ? [focused.textContent ?? ''] : [];
  });
}
