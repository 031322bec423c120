/** A path of this site, whatever was asked for: an address that leads elsewhere becomes the fallback. */
export function ownPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
