import { type CourseLevel, courseLevels } from '@navor/contract/choices';
import { listAddress, readChoice, readId } from '#platform/list-address.ts';

/** What the list is asked for, as it stands in the address. */
export type Filters = { theme?: string | undefined; level?: CourseLevel | undefined };

export const filterNames = ['theme', 'level'] as const;

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readFilters(query: URLSearchParams): Filters {
  return {
    theme: readId(query, 'theme'),
    level: readChoice(query, 'level', courseLevels),
  };
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, { theme, level }: Filters, page = 1): string {
  return listAddress(path, { theme, level }, page);
}

export function hasFilters(filters: Filters): boolean {
  return filterNames.some((name) => filters[name]);
}
