import type { Calculator, Impossibility, LiveFormula, StatedCondition } from '@navor/quantities';
import type { Fact } from '../../../../platform/searchable.ts';
import type { Given } from './read-problem.ts';

/** Anything with a fact, such as what the search has found; what is no formula or calculator is passed over. */
export type Candidate = { fact: Fact };

/** A quantity of a formula with its value. */
export type DescribedQuantity = {
  key: string;
  name: string;
  /** Plain, as people would write it: `R_1`, `ρ`. */
  symbol: string;
  latex: string;
  /** In SI units. */
  value: number;
  /** `4,7 kΩ`, in the unit of the question where it was given there. */
  valueText: string;
  valueLatex: string;
};

/** The same, and where its value is from. */
export type UsedQuantity = DescribedQuantity &
  /** A number without a unit may have been taken in the unit of the SI, which the reader is told. */
  (
    | { origin: 'given'; given: Given; isUnitAssumed: boolean }
    /** An option of a calculator that the question names. */
    | { origin: 'choice'; label: string }
    /** An assumption that the reader is told of. */
    | { origin: 'constant' }
    /** Found one step before. */
    | { origin: 'step' }
  );

/** One use of an equation. */
export type SolvedStep = {
  /** `I = U/R`, and its right side with the values in it; plain, and as LaTeX without dollar signs. None where no formula
   * gives the value: it was looked up, or found by trying. */
  equation: { plain: string; latex: string; substitutionPlain: string; substitutionLatex: string } | null;
  /** The equation as its text states it, where that is another form: `U = R·I`. */
  statedLatex: string | null;
  used: UsedQuantity[];
  found: DescribedQuantity & {
    /** Other values that satisfy the equation as well, as texts with their units. */
    others: string[];
    /** Beyond what is usual for this quantity, though possible. */
    isUnusual: boolean;
  };
};

/** A formula or a calculator that was solved with what the question gives; with two of them, the first one feeds the second. */
export type Solved<C> = {
  /** In the order of use, one or two. */
  candidates: C[];
  steps: SolvedStep[];
  result: SolvedStep['found'];
  /** Constants that were used and what else was taken for granted. */
  assumptions: UsedQuantity[];
  /** What has to hold and does not: the result is to be told with it. */
  broken: StatedCondition[];
  /** What the question gives and nothing was done with. */
  unused: Given[];
  /** The last candidate with the values of the question in their places, to go on reckoning with. */
  live: { kind: 'formula'; formula: LiveFormula } | { kind: 'calculator'; calculator: Calculator };
};

export type MissingQuantity = {
  key: string;
  name: string;
  symbol: string;
  latex: string;
  unit: string;
  /** What there is to choose from, where it is a choice of a calculator. */
  options: string[];
};

export type FormulaMatch<C> =
  | { kind: 'solved'; solved: Solved<C> }
  /** Different formulas fit, and nothing tells which is meant: up to three, the likeliest first. */
  | { kind: 'several'; solved: Solved<C>[] }
  /** All but one thing is there. */
  | {
      kind: 'missing';
      candidate: C;
      missing: MissingQuantity;
      asked: MissingQuantity;
      /** What would do instead, by other formulas; two at most. */
      alternatives: { candidate: C; missing: MissingQuantity }[];
    }
  /** Two values could each be either of these. */
  | { kind: 'unclear'; candidate: C; givens: Given[]; between: MissingQuantity[]; asked: MissingQuantity }
  /** What is given leads to nothing: it is impossible by itself, or no value satisfies the equation. */
  | {
      kind: 'impossible';
      candidate: C;
      asked: MissingQuantity;
      why:
        | { kind: 'given'; used: DescribedQuantity; impossibility: Impossibility; limitText: string | null }
        | { kind: 'result'; valueText: string; impossibility: Impossibility; limitText: string | null }
        | { kind: 'no-value' }
        | { kind: 'any-value' };
    }
  | { kind: 'none' };
