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
import { type Language, languages } from '@navor/contract/languages';

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
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const theme = query.get('theme') ?? '';
  return {
    filters: {
      theme: /^[a-z0-9-]{1,100}$/.test(theme) ? theme : undefined,
      level: oneOf('level', courseLevels),
      language: oneOf('language', languages),
      access: oneOf('access', tiers),
      duration: oneOf('duration', courseDurations),
    },
    sort: oneOf('sort', courseSorts) ?? 'recommended',
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
  if (sort !== 'recommended') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const notation = {
  addressOf,
  readAsked,
  valuesOf: ({ filters, sort }: Asked): Record<string, string> => ({
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? ''])),
    sort,
  }),
};

export function hasFilters(filters: Filters): boolean {
  return countFilters(filters) > 0;
}

export function countFilters(filters: Filters): number {
  return filterNames.filter((name) => filters[name]).length;
}
