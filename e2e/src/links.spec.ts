import type { APIRequestContext, Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, test } from './fixtures.ts';

test('every link of the public pages leads to a screen that exists', async ({ page }) => {
  test.slow();
  const visited = await crawl(page, '/');
  expect(visited).toEqual(expect.arrayContaining(['/', '/auth/login', '/auth/signup', '/api/docs']));
});

test.describe('signed in', () => {
  // An administrator sees every link there is.
  test.use({ account: 'admin' });

  test('every link of the dashboard leads to a screen that exists', async ({ page }) => {
    test.slow();
    const visited = await crawl(page, '/dashboard');
    expect(visited).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/settings/data', '/dashboard/people']));
  });
});

/**
 * Follows every internal link from `start` on; answers with the paths it has seen. Screens come with their links from the
 * server, so no script has to run for them.
 */
async function crawl(page: Page, start: string): Promise<string[]> {
  const locked = await lockedLessons(page.request);
  const waiting = [start];
  const visited = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue;
    visited.add(path);
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(locked.has(path) ? 403 : 200);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const { links, anchors } = await partsOf(page, new URL(path, address).href, await response.text());
    for (const link of links) {
      // Items of the library name where their facts are from.
      if (link.origin !== address && path.includes('/technical-library/item/')) continue;
      expect(link.origin, `${path} links only to its own site: ${link.href}`).toBe(address);
      if (link.pathname === path && link.hash)
        expect(anchors.has(decodeURIComponent(link.hash.slice(1))), `${path}${link.hash}`).toBe(true);
      waiting.push(link.pathname);
    }
  }
  return [...visited];
}

type Card = { id: string; is_unlocked: boolean };
type Outline = { id: string; modules: { lessons: { id: string; is_open: boolean }[] }[] };

/** A visitor finds links to lessons that only a plan opens; their screen says so. */
async function lockedLessons(request: APIRequestContext): Promise<Set<string>> {
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const { courses } = await read<{ courses: Card[] }>('/api/courses');
  const locked = courses.filter(({ is_unlocked }) => !is_unlocked);
  const outlines = await Promise.all(locked.map(({ id }) => read<Outline>(`/api/courses/${id}`)));
  return new Set(
    outlines.flatMap(({ id, modules }) =>
      modules
        .flatMap(({ lessons }) => lessons)
        .filter(({ is_open }) => !is_open)
        .map((lesson) => `/courses/${id}/${lesson.id}`),
    ),
  );
}

/** Where a document leads, and what in it can be led to. */
async function partsOf(page: Page, base: string, html: string): Promise<{ links: URL[]; anchors: Set<string> }> {
  const { hrefs, ids } = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    // What is kept as a file is not a screen.
    const links = [...parsed.querySelectorAll('a[href]:not([download])')];
    return {
      hrefs: links.map((link) => link.getAttribute('href') ?? ''),
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    };
  }, html);
  const links = hrefs.map((href) => new URL(href, base)).filter(({ protocol }) => protocol.startsWith('http'));
  return { links, anchors: new Set(ids) };
}
