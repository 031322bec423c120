import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'is reached with Tab').toBeFocused();
}

/** Tabs to something and presses Enter on it. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Into a group of radio buttons with Tab, then through it with the arrow until one is chosen. */
export async function chooseRadio(page: Page, group: Locator, target: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await tabTo(page, radios.first());
  const count = await radios.count();
  await page.keyboard.press('Space');
  for (let step = 0; step < count && !(await target.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
}

/** Through a closed list of choices with the arrow until one is chosen. */
export async function chooseOption(page: Page, list: Locator, words: string): Promise<void> {
  await tabTo(page, list);
  const value = await list.getByRole('option').filter({ hasText: words }).getAttribute('value');
  const count = await list.getByRole('option').count();
  for (let step = 0; step < count && (await list.inputValue()) !== value; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).toHaveValue(value ?? '');
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
