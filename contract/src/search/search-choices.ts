/** What can be found and how it is asked for, apart from the schemas: browsers need these, but no validator. */

/** In the order in which kinds are offered as filters. */
export const searchKinds = ['course', 'lesson', 'library', 'quiz', 'tutor', 'group_session', 'note', 'event'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The most characters of a query that are looked at. */
export const searchLength = { max: 200 };

export const searchResultsPerPage = 20;

/** Nobody looks further, and finding that page would take as long as finding all before it. */
export const lastSearchPage = 50;

/** So many suggestions are made while somebody types. */
export const suggestionCount = 8;

/** So many of somebody's searches are remembered. */
export const recentSearchCount = 10;
