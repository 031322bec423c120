import {
  type TutoringLanguage,
  type TutorSort,
  tutoringLanguages,
  tutorPriceLimits,
  tutorSorts,
} from '@navor/contract/choices';
import { listAddress, readChoice, readId } from '#screen/filter-form/list-address.ts';
import type { FilterNotation } from '#screen/filter-form/use-filter-form.ts';

/** What the directory is asked for, as it stands in the address; the price is in whole euros. */
export type Filters = {
  subject?: string | undefined;
  language?: TutoringLanguage | undefined;
  price?: string | undefined;
  free?: 'week' | undefined;
};

export type Asked = { filters: Filters; sort: TutorSort };

const [usualSort] = tutorSorts;

export const filterNames = ['subject', 'language', 'price', 'free'] as const;

export const priceChoices = tutorPriceLimits.map((cents) => String(cents / 100));

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readAsked(query: URLSearchParams): Asked {
  return {
    filters: {
      subject: readId(query, 'subject'),
      language: readChoice(query, 'language', tutoringLanguages),
      price: readChoice(query, 'price', priceChoices),
      free: readChoice(query, 'free', ['week']),
    },
    sort: readChoice(query, 'sort', tutorSorts) ?? usualSort,
  };
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, { filters, sort }: Asked, page = 1): string {
  const inOrder = Object.fromEntries(filterNames.map((name) => [name, filters[name]]));
  return listAddress(path, { ...inOrder, sort: sort === usualSort ? undefined : sort }, page);
}

export const notation: FilterNotation<Asked> = {
  addressOf,
  readAsked,
  valuesOf: ({ filters, sort }) => ({ ...filters, sort }),
};

export function countFilters(filters: Filters): number {
  return filterNames.filter((name) => filters[name]).length;
}
