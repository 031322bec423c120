import type { Language } from '@navor/languages';

/** An equality that was reckoned again, and where it stands. */
export type FoundEquality = {
  start: number;
  end: number;
  /** In plain signs. */
  text: string;
  verdict: 'checked' | 'doubtful';
  /** What comes out instead. */
  found: string | null;
};

export type EqualityChecker = {
  inText: (text: string) => FoundEquality[];
  inFormula: (latex: string) => FoundEquality[];
};

export function createEqualityChecker(_language: Language): EqualityChecker {
  return { inText: () => [], inFormula: () => [] };
}
