import { expect, open, test } from './fixtures.ts';

/** The code of the screen on which quizzes are taken. */
const code = /\/assets\/attempt-page-[^/]*\.js$/;

for (const path of ['/', '/courses/osnove-elektrotehnike']) {
  test(`two seconds after ${path} was loaded, the quiz interface is fetched, and not before`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, path);
    await expect.poll(() => fetched.some((address) => code.test(address))).toBe(true);
    const moments = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    );
    const started = moments.filter(({ name }) => code.test(name)).map(({ startTime }) => startTime);
    expect(Math.min(...started)).toBeGreaterThan(2_000);
    expect(fetched.filter((address) => address.startsWith('/api/attempts'))).toEqual([]);
  });
}
