import { type Preferences, preferenceCookies } from './preferences.ts';

/** So many pages are kept, a few hundred kilobytes each at most. */
const capacity = 64;

type Kept = { version: string; headers: [string, string][]; pieces: Buffer[] };
type Asked = { request: Request; preferences: Preferences; origin: string; nonce: string };

/**
 * Pages that are the same for every visitor are rendered once for each version of what they show. A nonce is good for one
 * answer only, so a page is kept in the pieces between its nonces.
 */
export function createVisitorPages() {
  const pages = new Map<string, Kept>();

  return async (asked: Asked, version: string, render: () => Promise<Response>): Promise<Response> => {
    const { request, preferences, origin, nonce } = asked;
    const key = JSON.stringify([new URL(request.url).pathname, origin, preferences]);
    const kept = pages.get(key);
    if (kept?.version === version) return new Response(joined(kept.pieces, nonce), { headers: kept.headers });
    const response = await render();
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    const whole = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers];
    pages.delete(key);
    pages.set(key, { version, headers, pieces: split(whole, nonce) });
    const [oldest] = pages.keys();
    if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
    return new Response(whole, { headers });
  };
}

/** Whether nothing in a request tells who it is from: it carries no cookie but those that a page's key is made of. */
export function isFromVisitor({ method, url, headers }: Request): boolean {
  const names = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim());
  return method === 'GET' && !url.includes('?') && names.every((name) => !name || known.has(name));
}

const known = new Set<string>(Object.values(preferenceCookies).map(({ name }) => name));

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
