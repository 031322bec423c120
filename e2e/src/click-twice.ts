import type { Locator } from '@playwright/test';

/** A double click on what may be gone by its second click, as a dialog is whose action was quick: that one then meets nothing. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    setTimeout(() => element.click());
  });
}
