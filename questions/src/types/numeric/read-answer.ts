import {
  angleChoices,
  formatNumber,
  groupingChoices,
  inUnit,
  isSameDimension,
  noUnit,
  type Reading,
  readQuantity,
  type Unit,
} from '@navor/quantities';
import type { ReadingProblem } from '../../outcome.ts';
import { cachedUnit } from '../../template/cached-unit.ts';

/** What a typed number is read against. */
export type AskedUnit = { unit: string; isUnitRequired: boolean };

export type AnswerReading =
  | { kind: 'empty' }
  /** The value is in SI base units. */
  | { kind: 'quantity'; value: number; unit: Unit }
  | { kind: 'problem'; problem: ReadingProblem };

/** A number as a learner types it: by these rules it is previewed and by these it is scored. */
export function readAnswer(text: string, asked: AskedUnit, language: string): AnswerReading {
  const field = cachedUnit(asked.unit);
  const reading = readQuantity(text, field);
  if (reading.kind === 'empty') return reading;
  if (reading.kind !== 'quantity') return { kind: 'problem', problem: problemOf(reading) };
  if (reading.isBareNumber && mustTypeUnit(asked)) {
    return { kind: 'problem', problem: { kind: 'missing-unit', unit: field.text } };
  }
  const choices =
    groupingChoices(text, language) ?? angleChoices(text, reading) ?? temperatureChoices(reading, field, language);
  if (choices) return { kind: 'problem', problem: { kind: 'ambiguous', choices } };
  return { kind: 'quantity', value: reading.value, unit: reading.unit };
}

/** Angles, shares and plain numbers are understood without a unit, whatever the question asks for. */
export function mustTypeUnit({ unit, isUnitRequired }: AskedUnit): boolean {
  return isUnitRequired && !isSameDimension(cachedUnit(unit).dimension, noUnit.dimension);
}

type ReadQuantity = Extract<Reading, { kind: 'quantity' }>;

/** Where kelvins are asked for, 40 °C may be meant as a temperature, or as the difference of two. */
function temperatureChoices({ value, unit }: ReadQuantity, field: Unit, language: string): [string, string] | null {
  if (unit.offset === 0 || field.offset !== 0) return null;
  const inKelvins = (kelvins: number) => `${formatNumber(kelvins, language, 10)} K`;
  return [inKelvins(inUnit(value, unit)), inKelvins(value)];
}

function problemOf(reading: Extract<Reading, { kind: 'unreadable' | 'wrong-dimension' }>): ReadingProblem {
  if (reading.kind === 'unreadable') return reading;
  return { kind: 'wrong-dimension', given: reading.givenUnit, expected: reading.expectedUnit };
}
