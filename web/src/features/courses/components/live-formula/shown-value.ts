import {
  type FormulaQuantity,
  formatNumber,
  inUnit,
  type LiveFormula,
  noUnit,
  readableUnit,
  readQuantity,
  type Unit,
} from '@navor/quantities';
import { type FormulaState, unitOf } from './formula-state.ts';

/** A value as a calculation shows it: the number in the reader's language, the unit beside it. */
export type ShownValue = { number: string; unit: string; isSigned: boolean };

export type ShownValues = ReadonlyMap<string, ShownValue>;

/** A found value takes the prefix that suits it. */
export function shownResult(value: number, quantity: FormulaQuantity, language: string): ShownValue {
  return shownIn(readableUnit(value, unitOf(quantity)), value, language);
}

/** What is given is shown as its field says it, in the unit that was typed there. */
export function shownGiven(formula: LiveFormula, { fields, sought }: FormulaState, language: string): ShownValues {
  const shown = formula.quantities
    .filter(({ key }) => key !== sought)
    .map((quantity) => {
      if (quantity.kind === 'constant') return [quantity.key, shownResult(quantity.value, quantity, language)] as const;
      const reading = readQuantity(fields[quantity.key]?.text ?? '', unitOf(quantity));
      const isRead = reading.kind === 'quantity';
      const unit = isRead ? reading.unit : unitOf(quantity);
      const value = isRead ? reading.value : (fields[quantity.key]?.value ?? Number.NaN);
      return [quantity.key, shownIn(unit, value, language, mostTyped)] as const;
    });
  return new Map(shown);
}

/** Figures; more than anybody types, yet too few to show what computers round. */
const mostTyped = 10;

function shownIn(unit: Unit, value: number, language: string, figures?: number): ShownValue {
  // A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number.
  const own = unit.text === '' ? noUnit : unit;
  return { number: formatNumber(inUnit(value, own), language, figures), unit: own.text, isSigned: value < 0 };
}
