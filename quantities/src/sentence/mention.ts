import type { Unit } from '../unit.ts';
import type { NumberAt } from './number-at.ts';

/** A number in a text with what is known of it so far. */
export type Mention = {
  number: NumberAt;
  start: number;
  end: number;
  /** Null for a bare number. */
  unit: Unit | null;
  /** What is added to it, in SI units: the 3 in of `5 ft 3 in`. */
  more: number;
  symbols: string[];
  count: number | null;
  range: 'from' | 'to' | null;
};
