import type { Page } from '@playwright/test';
import { address } from './address.ts';
import type { Account } from './demo-accounts.ts';
import { test as base, expectNoProblems, sessionOf } from './fixtures.ts';

type PageFor = (account: Account | 'visitor') => Promise<Page>;

/**
 * For screens that are only looked at: a page is shared by all tests of a worker with the same account. The browser then
 * keeps its process and the scripts that it has compiled, which is half of what a page costs.
 */
export const test = base.extend<object, { pageFor: PageFor }>({
  pageFor: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (account) => {
        const session = sessionOf(account);
        const options = { baseURL: address, ...(session && { storageState: session }) };
        const page = pages.get(account) ?? (await browser.newPage(options));
        pages.set(account, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ pageFor, account, problems }, use) => {
    const page = await pageFor(account);
    await expectNoProblems(problems, page.context(), () => use(page));
  },
});
