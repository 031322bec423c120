/** A path of this site, whatever was asked for: an address that leads elsewhere becomes the fallback. */
export function localPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === base && staysHere.test(path) ? path : fallback;
}

/**
 * No second slash behind the first, not even encoded, since something on the way may decode it. What was asked for may
 * begin harmlessly: `/.//evil` only becomes `//evil`, which is another site, when it is parsed.
 */
const staysHere = /^\/(?!\/|%2f|%5c)/i;
