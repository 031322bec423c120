import type { Dimension } from '../dimension.ts';
import type { Unit } from '../unit.ts';

/** A quantity that a sentence tells of. Positions count from 0 in the text as it is written. */
export type FoundQuantity = {
  /** The number with its unit, as written. */
  text: string;
  start: number;
  end: number;
  /** In SI base units; of a bare number the number itself. */
  value: number;
  unit: Unit;
  dimension: Dimension;
  /** A number without a unit. */
  isBare: boolean;
  /** `R1` of `R1 = 4,7 kΩ`; both of `R1 = R2 = 10 Ω`. As written, without spaces and braces. */
  symbols: string[];
  /** How many such things there are: 2 in `dva upora po 10 Ω`; null where the text does not say. */
  count: number | null;
  /** Which end of a range it is. */
  range: 'from' | 'to' | null;
};

/** The quantities of a sentence in Slovenian, English or German, in the order of the text. */
export function findQuantities(_text: string, _language: string): FoundQuantity[] {
  return [];
}
