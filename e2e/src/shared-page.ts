import type { Page } from '@playwright/test';
import { address } from './address.ts';
import { test as base, expect } from './fixtures.ts';
import { sessionFile } from './run-folder.ts';

type PageFor = (account: string) => Promise<Page>;

/**
 * For screens that are only looked at: a page is shared by all tests of a worker with the same account. The browser then
 * keeps its process and the scripts that it has compiled, which is half of what a page costs.
 */
export const test = base.extend<object, { pageFor: PageFor }>({
  pageFor: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (account) => {
        const session = account === 'visitor' ? {} : { storageState: sessionFile(account) };
        const page = pages.get(account) ?? (await browser.newPage({ baseURL: address, ...session }));
        pages.set(account, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ pageFor, account, problems }, use) => {
    const page = await pageFor(account);
    const endWatch = problems.watch(page.context());
    await use(page);
    endWatch();
    expect(problems.unexpected(), 'nothing goes wrong in the browser').toEqual([]);
  },
});
