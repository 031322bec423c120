import { type CourseLevel, courseLevels } from '@navor/contract/choices';

/** What the list is asked for, as it stands in the address. */
export type Filters = { theme?: string | undefined; level?: CourseLevel | undefined };

export const filterNames = ['theme', 'level'] as const;

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readFilters(query: URLSearchParams): Filters {
  const theme = query.get('theme') ?? '';
  return {
    theme: /^[a-z0-9-]{1,100}$/.test(theme) ? theme : undefined,
    level: courseLevels.find((level) => level === query.get('level')),
  };
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export function hasFilters(filters: Filters): boolean {
  return filterNames.some((name) => filters[name]);
}
