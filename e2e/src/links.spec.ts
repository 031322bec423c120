import type { APIRequestContext } from '@playwright/test';
import { address } from './address.ts';
import { expect, test } from './fixtures.ts';
import { readHtml } from './parsed-html.ts';

/** As many as a browser asks for at a time. */
const atOnce = 6;

test('every link of the public pages leads to a screen that exists', async ({ request }) => {
  test.slow();
  const visited = await crawl(request, '/');
  expect(visited).toEqual(expect.arrayContaining(['/', '/auth/login', '/auth/signup', '/api/docs']));
});

test.describe('signed in', () => {
  // An administrator sees every link there is.
  test.use({ account: 'admin' });

  test('every link of the dashboard leads to a screen that exists', async ({ request }) => {
    test.slow();
    const visited = await crawl(request, '/dashboard');
    expect(visited).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/settings/data', '/dashboard/people']));
  });
});

/** Items of the library name where their facts are from, messages where to meet, and people write addresses into discussions. */
const mayLeadElsewhere = /\/(technical-library\/item|group-tutoring)\/|\/(mail|bookings)\b/;

/** Follows internal links from `start` on, of screens that differ by a record alone those of a few; answers with the paths it has seen. */
async function crawl(request: APIRequestContext, start: string): Promise<string[]> {
  const locked = await lockedLessons(request);
  const known = new Set([start]);
  const countOfScreen = new Map<string, number>();
  const isWanted = (path: string) => {
    if (known.has(path)) return false;
    known.add(path);
    const screen = screenOf(path);
    const count = (countOfScreen.get(screen) ?? 0) + 1;
    countOfScreen.set(screen, count);
    return screen === path || count <= mostOfScreen;
  };
  const visited: string[] = [];
  let waiting = [start];
  while (waiting.length > 0) {
    const paths = waiting.slice(0, atOnce);
    visited.push(...paths);
    const found = await Promise.all(paths.map((path) => linksOf(request, path, locked.has(path) ? 403 : 200)));
    waiting = [...waiting.slice(atOnce), ...found.flat().filter(isWanted)];
  }
  return visited;
}

/** Enough to tell whether a screen exists, however many people, messages and documents the journeys before have made. */
const mostOfScreen = 6;

/** An address without what it names of an account, a message, a booking, or in the CMS. What is read is named, and all of it is visited. */
function screenOf(path: string): string {
  return path
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')
    .replace(/^(\/dashboard\/cms\/[a-z]+)\/(?!new\b)[^/]+/, '$1/:id')
    .replace(/\/questions\/[^/]+/, '/questions/:id');
}

/** Where a screen leads within the product. Screens come with their links from the server, so no script has to run. */
async function linksOf(request: APIRequestContext, path: string, status: number): Promise<string[]> {
  // While a screen is read, the server may take a connection for unused and end it.
  const response = await request.get(path, { maxRetries: 2 });
  expect(response.status(), path).toBe(status);
  if (!response.headers()['content-type']?.startsWith('text/html')) return [];
  const { links, anchors } = linksIn(await response.text(), new URL(path, address).href);
  const inner = links.filter(({ origin }) => origin === address || !mayLeadElsewhere.test(path));
  for (const { origin, href, pathname, hash } of inner) {
    expect(origin, `${path} links only to its own site: ${href}`).toBe(address);
    if (pathname !== path || !hash) continue;
    expect(anchors.has(decodeURIComponent(hash.slice(1))), `${path}${hash}`).toBe(true);
  }
  return showsMessages.test(path) ? [] : inner.map(({ pathname }) => pathname);
}

/** They lead to what only their recipients may open, such as a certificate; everything else on their screen is found elsewhere. */
const showsMessages = /\/mail\b/;

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
function linksIn(html: string, base: string): { links: URL[]; anchors: Set<string | undefined> } {
  const links: URL[] = [];
  const anchors = new Set<string | undefined>();
  readHtml(html, {
    onElement({ name, attributes: { href, id, download } }) {
      anchors.add(id);
      // What is kept as a file is not a screen.
      if (name === 'a' && href !== undefined && download === undefined) links.push(new URL(href, base));
    },
  });
  return { links: links.filter(({ protocol }) => protocol.startsWith('http')), anchors };
}
