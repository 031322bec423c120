/** What a list is asked for stands in its address, so that it can be kept and sent to somebody. */

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readChoice<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === query.get(name));
}

export function readId(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name) ?? '';
  return /^[a-z0-9-]{1,100}$/.test(value) ? value : undefined;
}

/** As much of it as the API takes. */
export function readSearch(query: URLSearchParams): string | undefined {
  return query.get('search')?.trim().slice(0, 100) || undefined;
}

/** From 1; the last that the API answers for is `most`. */
export function readPage(query: URLSearchParams, most = 1000): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}

/** The shortest address that asks for this: what is empty is left out, and so is the first page. */
export function listAddress(path: string, asked: Readonly<Record<string, string | undefined>>, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
