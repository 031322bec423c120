import { type CourseLevel, courseLevels, type TutoringLanguage, tutoringLanguages } from '@navor/contract/choices';
import { readDay } from '#screen/day.ts';
import { listAddress, readChoice, readId } from '#screen/filter-form/list-address.ts';
import type { FilterNotation } from '#screen/filter-form/use-filter-form.ts';

/** What the list is asked for, as it stands in the address. */
export type Filters = {
  subject?: string | undefined;
  level?: CourseLevel | undefined;
  spoken?: TutoringLanguage | undefined;
  /** By its Monday. */
  week?: string | undefined;
  mine?: 'true' | undefined;
};

/** Whatever an address asks for that does not exist is as if it had not been asked for. */
export function readFilters(query: URLSearchParams): Filters {
  return {
    subject: readId(query, 'subject'),
    level: readChoice(query, 'level', courseLevels),
    spoken: readChoice(query, 'spoken', tutoringLanguages),
    week: readDay(query.get('week')),
    mine: readChoice(query, 'mine', ['true']),
  };
}

/** The shortest address that asks for this: what is as usual is left out. */
export function addressOf(path: string, filters: Filters, page = 1): string {
  const { subject, level, spoken, week, mine } = filters;
  return listAddress(path, { subject, level, spoken, week, mine }, page);
}

export const notation: FilterNotation<Filters> = {
  addressOf,
  readAsked: readFilters,
  valuesOf: (filters) => filters,
};

/** Narrowing a list of one's own does not count: it is another list. */
export function hasFilters({ subject, level, spoken, week }: Filters): boolean {
  return Boolean(subject ?? level ?? spoken ?? week);
}
