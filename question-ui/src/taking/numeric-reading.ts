import { formatNumber, inUnit, joinUnit, noUnit, type Unit, unitTextIn } from '@navor/quantities';
import type { ReadingProblem } from '@navor/questions/outcome.ts';
import { cachedUnit } from '@navor/questions/template/cached-unit.ts';
import { type AskedUnit, mustTypeUnit, readAnswer } from '@navor/questions/types/numeric/read-answer.ts';
import { exampleUnit } from './example-unit.ts';

export type NumericReading =
  | { kind: 'empty' }
  /** `12,5 mA`, and the same in a unit that is easy to compare with: `0,0125 A`. */
  | { kind: 'understood'; text: string; same: string | null }
  | { kind: 'problem'; problem: ReadingProblem };

/** What a field for a number understands of what was typed, by the rules by which the server will read it. */
export function readNumericAnswer(text: string, asked: AskedUnit, language: string): NumericReading {
  const reading = readAnswer(text, asked, language);
  if (reading.kind !== 'quantity') return reading;
  const shown = quantityText(reading.value, reading.unit, language);
  const comparable = mustTypeUnit(asked) ? exampleUnit(reading.unit) : cachedUnit(asked.unit);
  const same = quantityText(reading.value, comparable, language);
  return { kind: 'understood', text: shown, same: same === shown ? null : same };
}

/** More would be noise of the arithmetic, fewer might hide what was typed. */
const figures = 10;

function quantityText(value: number, unit: Unit, language: string): string {
  // A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number.
  const shown = unit.text === '' ? noUnit : unit;
  const number = formatNumber(inUnit(value, shown), language, figures);
  // In the typeface of the interface a thin space is so narrow that number and unit seem to be one word.
  const isJoined = shown.text === '' || shown.text === '°';
  return isJoined ? joinUnit(number, shown, language) : `${number}\u00a0${unitTextIn(shown, language)}`;
}
