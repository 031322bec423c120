/** What the technical library holds and how it can be sought, apart from the schemas: browsers need these, but no validator. */

export const libraryKinds = ['article', 'formula-sheet', 'table', 'standard', 'calculator'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

export const librarySorts = ['title', 'newest', 'most-read'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const libraryItemsPerPage = 24;

/** Calculators that equations cannot describe: each has a component of its own. */
export const instruments = ['resistor-colours', 'number-systems', 'ipv4-subnets'] as const;
export type Instrument = (typeof instruments)[number];
