import type { Translated } from '@navor/languages';

/**
 * Finished HTML in which a character of Unicode's private use area stands for each value that an attempt draws: the
 * character with the number `firstHole + n` for the n-th hole of the question.
 */
export type RichText = Translated<string>;

/** A plain text with the same holes. */
export type PlainText = Translated<string>;

export const firstHole = 0xe000;

/** Where a value of the template stands in a text: `{{U}}` with its unit, `{{U.number}}` without. */
export type Hole = { name: string; form: 'quantity' | 'number' };
