import {
  formatNumber,
  formatWhole,
  inUnit,
  type LiveFormula,
  noUnit,
  type QuantityTraits,
  readableUnit,
  readField,
  type Unit,
  unitTextIn,
} from '@navor/quantities';
import { type FieldState, type FormulaState, unitOf, type Variable } from './formula-state.ts';

/** A value as a calculation shows it: the number in the reader's language, the unit beside it. */
export type ShownValue = { number: string; unit: string; isSigned: boolean };

export type ShownValues = ReadonlyMap<string, ShownValue>;

/** A found value takes the prefix that suits it; what is counted is shown whole. */
export function shownResult(value: number, quantity: QuantityTraits, language: string): ShownValue {
  const unit = unitOf(quantity);
  const { figures } = quantity;
  if (!quantity.isWhole) return shownIn(readableUnit(value, unit, figures), value, language, figures);
  return { number: formatWhole(inUnit(value, unit), language), unit: unitTextIn(unit, language), isSigned: value < 0 };
}

/** What is given is shown as its field says it, in the unit that was typed there. */
export function shownGiven(formula: LiveFormula, { fields, sought }: FormulaState, language: string): ShownValues {
  const shown = formula.quantities
    .filter(({ key }) => key !== sought)
    .map((quantity) => {
      if (quantity.kind === 'constant') return [quantity.key, shownResult(quantity.value, quantity, language)] as const;
      return [quantity.key, shownField(fields[quantity.key], quantity, language)] as const;
    });
  return new Map(shown);
}

export function shownField(field: FieldState | undefined, quantity: Variable, language: string): ShownValue {
  const reading = readField(field?.text ?? '', quantity);
  const isRead = reading.kind === 'quantity';
  const unit = isRead ? reading.unit : unitOf(quantity);
  return shownIn(unit, isRead ? reading.value : (field?.value ?? Number.NaN), language, mostTyped);
}

/** Figures; more than anybody types, yet too few to show what computers round. */
const mostTyped = 10;

function shownIn(unit: Unit, value: number, language: string, figures?: number): ShownValue {
  // A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number.
  const own = unit.text === '' ? noUnit : unit;
  return {
    number: formatNumber(inUnit(value, own), language, figures),
    unit: unitTextIn(own, language),
    isSigned: value < 0,
  };
}
