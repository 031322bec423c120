/**
 * What somebody types, and what has to come out, each in the unit that the calculator shows it in. Choices are told by their
 * value, those without values by their name. The numbers have seven figures and were worked out apart from any code here,
 * from the formulas of textbooks and the tables of standards.
 */
export type WorkedSet = { given: Record<string, number | string>; expected: Record<string, number> };

/** By item: the sets of each calculator in its text. The first one is what the calculator starts with. */
export type WorkedItems = Record<string, WorkedSet[][]>;
