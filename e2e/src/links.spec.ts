import type { APIRequestContext, Page } from '@playwright/test';
import { address } from './address.ts';
import { expect, test } from './fixtures.ts';

test('every link of the public pages leads to a screen that exists', async ({ page, problems }) => {
  test.slow();
  problems.expectStatus(403);
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

/** Screens that are there for each of many things alike: that they answer is enough. */
const oneOfMany = /^\/dashboard\/quiz\/[^/]+\/questions\//;

/** Follows every internal link from `start` on; answers with the paths it has seen. */
async function crawl(page: Page, start: string): Promise<string[]> {
  const locked = await lockedLessons(page.request);
  const waiting = [start];
  const visited = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue;
    visited.add(path);
    if (oneOfMany.test(path)) {
      expect((await page.request.get(path)).status(), path).toBe(200);
      continue;
    }
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status(), path).toBe(locked.has(path) ? 403 : 200);
    for (const link of await linksOf(page)) {
      expect(link.origin, `${path} links only to its own site: ${link.href}`).toBe(address);
      if (link.pathname === path && link.hash)
        expect(await hasAnchor(page, link.hash), `${path}${link.hash}`).toBe(true);
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

async function linksOf(page: Page): Promise<URL[]> {
  const addresses = await page.getByRole('link', { includeHidden: true }).evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement)
      // What is kept as a file is not a screen.
      .filter((link) => !link.hasAttribute('download'))
      .map(({ href }) => href),
  );
  return addresses.map((each) => new URL(each)).filter(({ protocol }) => protocol.startsWith('http'));
}

function hasAnchor(page: Page, hash: string): Promise<boolean> {
  return page.evaluate((id) => document.getElementById(id) !== null, decodeURIComponent(hash.slice(1)));
}
