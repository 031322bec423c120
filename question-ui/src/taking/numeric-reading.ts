import {
  formatNumber,
  inUnit,
  isSameDimension,
  joinUnit,
  noUnit,
  type Reading,
  readQuantity,
  readUnit,
  type Unit,
} from '@navor/quantities';
import type { ReadingProblem } from '@navor/questions/outcome.ts';
import { exampleUnit } from './example-unit.ts';

/** What the preview reads against. */
export type NumericView = { unit: string; isUnitRequired: boolean };

export type NumericReading =
  | { kind: 'empty' }
  /** `12,5 mA`, and the same in a unit that is easy to compare with: `0,0125 A`. */
  | { kind: 'understood'; text: string; same: string | null }
  | { kind: 'problem'; problem: ReadingProblem };

/** What a field for a number understands of what was typed, by the rules by which the server will read it. */
export function readNumericAnswer(text: string, view: NumericView, language: string): NumericReading {
  const unit = unitOf(view);
  const reading = readQuantity(text, unit);
  if (reading.kind === 'empty') return { kind: 'empty' };
  if (reading.kind !== 'quantity') return { kind: 'problem', problem: problemOf(reading) };
  if (reading.isBareNumber && mustTypeUnit(view)) {
    return { kind: 'problem', problem: { kind: 'missing-unit', unit: unit.text } };
  }
  const shown = quantityText(reading.value, reading.unit, language);
  const same = quantityText(reading.value, mustTypeUnit(view) ? exampleUnit(reading.unit) : unit, language);
  return { kind: 'understood', text: shown, same: same === shown ? null : same };
}

/** Angles, shares and plain numbers are understood without a unit, whatever the question asks for. */
export function mustTypeUnit(view: NumericView): boolean {
  return view.isUnitRequired && !isSameDimension(unitOf(view).dimension, noUnit.dimension);
}

function unitOf({ unit }: NumericView): Unit {
  return readUnit(unit) ?? noUnit;
}

function problemOf(reading: Extract<Reading, { kind: 'unreadable' | 'wrong-dimension' }>): ReadingProblem {
  if (reading.kind === 'unreadable') return reading;
  return { kind: 'wrong-dimension', given: reading.givenUnit, expected: reading.expectedUnit };
}

/** More would be noise of the arithmetic, fewer might hide what was typed. */
const figures = 10;

function quantityText(value: number, unit: Unit, language: string): string {
  // A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number.
  const shown = unit.text === '' ? noUnit : unit;
  const number = formatNumber(inUnit(value, shown), language, figures);
  // In the typeface of the interface a thin space is so narrow that number and unit seem to be one word.
  return shown.text === '' || shown.text === '°' ? joinUnit(number, shown) : `${number}\u00a0${shown.text}`;
}
