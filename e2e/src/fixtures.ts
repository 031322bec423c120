import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { address } from './address.ts';
import { BrowserProblems } from './browser-problems.ts';
import type { Account } from './demo-accounts.ts';
import { sessionFile } from './run-folder.ts';

export { expect };

export type Language = 'sl' | 'en' | 'de';
export type Theme = 'system' | 'light' | 'dark';

type Fixtures = {
  /** Who is in front of the screen: `test.use({ account: 'learner' })`. */
  account: Account | 'visitor';
  /** Watches every browser; a test that provokes a problem says so beforehand. */
  problems: BrowserProblems;
};

export const test = base.extend<Fixtures>({
  account: ['visitor', { option: true }],
  storageState: async ({ account }, use) => {
    await use(sessionOf(account));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  problems: async ({}, use) => use(new BrowserProblems()),
  // A test that asks the server alone gets no browser.
  context: async ({ context, problems }, use) => expectNoProblems(problems, context, () => use(context)),
});

/** The file of the session that was begun for an account before the first test; a visitor has none. */
export function sessionOf(account: Account | 'visitor'): string | undefined {
  return account === 'visitor' ? undefined : sessionFile(account);
}

/** Nothing goes wrong in the browser meanwhile but what the test has announced. */
export async function expectNoProblems(
  problems: BrowserProblems,
  context: BrowserContext,
  work: () => Promise<void>,
): Promise<void> {
  const endWatch = problems.watch(context);
  await work();
  endWatch();
  expect(problems.unexpected(), 'nothing goes wrong in the browser').toEqual([]);
}

/** The choices of somebody who has been here before. */
export async function setPreferences(
  context: BrowserContext,
  preferences: { language?: Language; theme?: Theme },
): Promise<void> {
  await context.addCookies(Object.entries(preferences).map(([name, value]) => ({ name, value, url: address })));
}

/** The document as the server sends it to this browser, before any script has run. */
export async function serverHtml(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  return response.text();
}

/** Opens a screen and waits until its scripts answer: a key pressed before that would reach nobody. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
  // What listens to the whole page begins with an effect, for which React has queued a message: this one comes after it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}
