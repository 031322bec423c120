import type { Browser, BrowserContext } from '@playwright/test';
import { address } from './address.ts';

/** Signed in as the same person, and knowing nothing else of what the first one did. */
export async function secondDevice(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  const { cookies } = await context.storageState();
  return browser.newContext({ storageState: { cookies, origins: [] }, baseURL: address });
}
