import { expect, type Page } from '@playwright/test';
import { open } from './fixtures.ts';

export const lesson = '/dashboard/courses/osnove-elektrotehnike/elektricni-naboj';
export const nextLesson = '/dashboard/courses/osnove-elektrotehnike/elektricni-tok';

/**
 * Waits for what only scripts put there: what is pressed before that would be sent as a page. And for the live
 * formula, whose code a test that cuts the connection would otherwise cut off.
 */
export async function openToRead(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('button', { name: /^Dodaj zapisek k razdelku/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ponastavi' }).first()).toBeEnabled();
}
