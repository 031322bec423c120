import {
  type CourseLevel,
  courseLevels,
  type LibraryKind,
  type LibrarySort,
  libraryKinds,
  librarySorts,
} from '@navor/contract/choices';
import type { FilterNotation } from '#features/courses/index.ts';

/** What the list is asked for, as it stands in the address. */
export type Filters = {
  theme?: string | undefined;
  kind?: LibraryKind | undefined;
  level?: CourseLevel | undefined;
  tag?: string | undefined;
  /** Only what the reader has bookmarked. */
  bookmarked?: 'true' | undefined;
};

export type Asked = { filters: Filters; sort: LibrarySort };

export const filterNames = ['theme', 'kind', 'level', 'tag', 'bookmarked'] as const;

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const id = (name: string) => {
    const value = query.get(name) ?? '';
    return /^[a-z0-9-]{1,100}$/.test(value) ? value : undefined;
  };
  return {
    filters: {
      theme: id('theme'),
      kind: oneOf('kind', libraryKinds),
      level: oneOf('level', courseLevels),
      tag: id('tag'),
      bookmarked: oneOf('bookmarked', ['true']),
    },
    sort: oneOf('sort', librarySorts) ?? 'title',
  };
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, { filters, sort }: Asked, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  if (sort !== 'title') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const notation: FilterNotation<Asked> = {
  addressOf,
  readAsked,
  valuesOf: ({ filters, sort }) => ({
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? ''])),
    sort,
  }),
};

export function countFilters(filters: Filters): number {
  return filterNames.filter((name) => filters[name]).length;
}
