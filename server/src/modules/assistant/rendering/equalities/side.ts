import type { Language } from '@navor/languages';
import type { Expression, Unit } from '@navor/quantities';

/** A number as it is written. */
export type Literal = {
  value: number;
  /** Half of what its last digit counts: as much as it can have been rounded by. */
  half: number;
  /** Digits behind the decimal sign. */
  decimals: number;
  /** Digits from the first that is not zero. */
  figures: number;
};

/** One side of an equality, read as mathematics with units. */
export type Side = {
  text: string;
  expression: Expression;
  /** Numbers and units of the expression by their keys; symbols have none. */
  literals: ReadonlyMap<string, Literal>;
  units: ReadonlyMap<string, { unit: Unit; isSure: boolean }>;
  hasSymbols: boolean;
  hasOperators: boolean;
  /** What could have been meant otherwise. */
  doubts: ReadonlySet<Doubt>;
};

export type Doubt = 'grouping' | 'unit-reach' | 'angle' | 'percent' | 'logarithm';

export type SideOptions = {
  language: Language;
  /** In formulas factors may stand beside each other, and upright letters are told from others. */
  isFormula: boolean;
  /** Those that are taken the other way. */
  choice: ReadonlySet<Doubt>;
  /** How many sides may still be tried to be read. */
  budget: { steps: number };
};

/** Before letters that a formula writes upright. */
export const uprightMark = '\u2063';
