import {
  type CourseDuration,
  type CourseLevel,
  type CourseSort,
  courseDurations,
  courseLevels,
  courseSorts,
  type Tier,
  tiers,
} from '@navor/contract/choices';
import { type Language, languages } from '@navor/languages';
import { listAddress, readChoice, readId } from '#screen/filter-form/list-address.ts';
import type { FilterNotation } from '#screen/filter-form/use-filter-form.ts';

/** What the catalogue is asked for, as it stands in the address. */
export type Filters = {
  theme?: string | undefined;
  level?: CourseLevel | undefined;
  language?: Language | undefined;
  access?: Tier | undefined;
  duration?: CourseDuration | undefined;
};

export type Asked = { filters: Filters; sort: CourseSort };

export const filterNames = ['theme', 'level', 'language', 'access', 'duration'] as const;

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    filters: {
      theme: readId(query, 'theme'),
      level: readChoice(query, 'level', courseLevels),
      language: readChoice(query, 'language', languages),
      access: readChoice(query, 'access', tiers),
      duration: readChoice(query, 'duration', courseDurations),
    },
    sort: readChoice(query, 'sort', courseSorts) ?? 'recommended',
  };
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, { filters, sort }: Asked, page = 1): string {
  return listAddress(path, { ...inOrder(filters), sort: sort === 'recommended' ? undefined : sort }, page);
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

export function hasFilters(filters: Filters): boolean {
  return countFilters(filters) > 0;
}

export function countFilters(filters: Filters): number {
  return filterNames.filter((name) => filters[name]).length;
}
