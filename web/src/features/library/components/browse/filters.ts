import {
  type CourseLevel,
  courseLevels,
  type LibraryKind,
  type LibrarySort,
  libraryKinds,
  librarySorts,
} from '@navor/contract/choices';
import { listAddress, readChoice, readId } from '#screen/filter-form/list-address.ts';
import type { FilterNotation } from '#screen/filter-form/use-filter-form.ts';

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

const usualSort: LibrarySort = 'title';

export const filterNames = ['theme', 'kind', 'level', 'tag', 'bookmarked'] as const;

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    filters: {
      theme: readId(query, 'theme'),
      kind: readChoice(query, 'kind', libraryKinds),
      level: readChoice(query, 'level', courseLevels),
      tag: readId(query, 'tag'),
      bookmarked: readChoice(query, 'bookmarked', ['true']),
    },
    sort: readChoice(query, 'sort', librarySorts) ?? usualSort,
  };
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, { filters, sort }: Asked, page = 1): string {
  return listAddress(path, { ...inOrder(filters), sort: sort === usualSort ? undefined : sort }, page);
}

/** The same filters give the same address, in whatever order they were chosen. */
function inOrder(filters: Filters): Record<string, string | undefined> {
  return Object.fromEntries(filterNames.map((name) => [name, filters[name]]));
}

export const notation: FilterNotation<Asked> = {
  addressOf,
  readAsked,
  valuesOf: ({ filters, sort }) => ({ ...filters, sort }),
};

/** Bookmarks are a list of their own, which is not narrowed by being asked for. */
export function wholeOf({ filters: { bookmarked } }: Asked): Asked {
  return { filters: { bookmarked }, sort: usualSort };
}

/** All of one's bookmarks and nothing else. */
export function isBookmarkList(filters: Filters): boolean {
  return filters.bookmarked !== undefined && countFilters(filters) === 1;
}

export function countFilters(filters: Filters): number {
  return filterNames.filter((name) => filters[name]).length;
}
