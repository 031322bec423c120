import { type CourseLevel, courseLevels } from '@navor/contract/choices';
import { listAddress, readChoice, readId } from '#screen/filter-form/list-address.ts';
import type { FilterNotation } from '#screen/filter-form/use-filter-form.ts';

/** What the list is asked for, as it stands in the address. */
export type Filters = { theme?: string | undefined; level?: CourseLevel | undefined };

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

export const notation: FilterNotation<Filters> = {
  addressOf,
  readAsked: readFilters,
  valuesOf: (filters) => filters,
};

export function hasFilters({ theme, level }: Filters): boolean {
  return Boolean(theme ?? level);
}
