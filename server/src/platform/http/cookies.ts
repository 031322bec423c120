/** What a request's cookie of that name says; nothing where it is missing or cannot be read. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
