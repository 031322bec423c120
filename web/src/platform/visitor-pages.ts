import { type Preferences, preferenceCookies } from './preferences.ts';

/** So many pages are kept, a few hundred kilobytes each at most. */
const capacity = 64;

/** A nonce is good for one answer only, so a page is kept in the pieces between its nonces. */
type VisitorPage = { headers: [string, string][]; pieces: Buffer[] };
/** Kept from the moment it is asked for; undefined if it turns out not to be the same for every visitor. */
type Kept = { version: string; page: Promise<VisitorPage | undefined> };
type Asked = { request: Request; preferences: Preferences; origin: string; nonce: string };

/**
 * Pages that are the same for every visitor are rendered once for each version of what they show, however many ask for
 * them at that moment.
 */
export function createVisitorPages() {
  const pages = new Map<string, Kept>();

  return async (asked: Asked, version: string, render: () => Promise<Response>): Promise<Response> => {
    const { request, preferences, origin, nonce } = asked;
    const key = JSON.stringify([new URL(request.url).pathname, origin, preferences]);
    const kept = pages.get(key);
    if (kept?.version === version) {
      // Who asked for it first may have gone away meanwhile, which ends their rendering: that is nobody else's failure.
      const page = await kept.page.catch(() => undefined);
      return page ? answer(page, nonce) : render();
    }
    const rendering = render();
    const page = rendering.then((response) => takeApart(response, nonce));
    keep(key, { version, page });
    const whole = await page;
    return whole ? answer(whole, nonce) : rendering;
  };

  function keep(key: string, kept: Kept): void {
    const forget = () => {
      if (pages.get(key) === kept) pages.delete(key);
    };
    kept.page.then((page) => page ?? forget(), forget);
    pages.delete(key);
    pages.set(key, kept);
    const [oldest] = pages.keys();
    if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
  }
}

/** Whether nothing in a request tells who it is from: it carries no cookie but those that a page's key is made of. */
export function isFromVisitor({ method, url, headers }: Request): boolean {
  const names = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim());
  return method === 'GET' && !url.includes('?') && names.every((name) => !name || known.has(name));
}

const known = new Set<string>(Object.values(preferenceCookies).map(({ name }) => name));

async function takeApart(response: Response, nonce: string): Promise<VisitorPage | undefined> {
  if (response.status !== 200 || response.headers.has('set-cookie')) return undefined;
  return { headers: [...response.headers], pieces: split(Buffer.from(await response.arrayBuffer()), nonce) };
}

function answer({ headers, pieces }: VisitorPage, nonce: string): Response {
  return new Response(joined(pieces, nonce), { headers });
}

function split(whole: Buffer, nonce: string): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = whole.indexOf(nonce); at !== -1; at = whole.indexOf(nonce, start)) {
    pieces.push(whole.subarray(start, at));
    start = at + nonce.length;
  }
  return [...pieces, whole.subarray(start)];
}

function joined(pieces: Buffer[], nonce: string): Buffer<ArrayBuffer> {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}
