import type { Language } from '@navor/languages';
import type { Dimension, FoundQuantity, Unit } from '@navor/quantities';

/** A quantity that a question gives, with the words around it that may tell which one it is. */
export type Given = FoundQuantity & { wordsBefore: string[]; wordsAfter: string[] };

/** What a question wants to know, as far as it says so. */
export type Asked = {
  /** Words of the part of the question that asks, without those that say nothing. */
  words: string[];
  /** `I` of `Koliko je I?` */
  symbol: string | null;
  /** The unit that the result is wanted in: `kW` of `v kW`, `Wie viel Ohm`. */
  unit: Unit | null;
};

export type Problem = {
  text: string;
  language: Language;
  givens: Given[];
  asked: Asked;
  /** Those of what is given and asked, each once: what formulas are found by. */
  dimensions: Dimension[];
};

/** Takes a question apart into what is given and what is asked. */
export function readProblem(text: string, language: Language): Problem {
  return { text, language, givens: [], asked: { words: [], symbol: null, unit: null }, dimensions: [] };
}
