import {
  fieldUnit,
  formatNumber,
  formatWhole,
  inUnit,
  joinUnit,
  noUnit,
  type QuantityTraits,
  readableUnit,
  type Unit,
  unitTextIn,
} from '@navor/quantities';

/** A value as its quantity is shown: with its figures and the prefix that suits, or whole. */
export function valueText(value: number, quantity: QuantityTraits, language: string): string {
  const unit = fieldUnit(quantity);
  const number = inUnit(value, unit);
  if (!quantity.isWhole || Math.abs(number - Math.round(number)) > 1e-9 * Math.max(1, Math.abs(number))) {
    return quantityText(value, unit, language, quantity.figures);
  }
  return withUnit(formatWhole(number, language), unit, language);
}

/** Figures; as many as authors write, too few to show what computers round. */
const mostWritten = 9;

/** What is usual, in the unit of the field beside it. */
export function usualRange(quantity: QuantityTraits & Range, language: string): RangeTexts {
  return rangeInUnit(quantity, fieldUnit(quantity), language, mostWritten);
}

/** A limit of a quantity, in the same unit. */
export function limitText(limit: number, quantity: QuantityTraits, language: string): string {
  return textInUnit(limit, fieldUnit(quantity), language, mostWritten);
}

/** `4,7 kΩ`, with the prefix that suits the value. */
export function quantityText(value: number, unit: Unit, language: string, figures = 4): string {
  return textInUnit(value, readableUnit(value, unit, figures), language, figures);
}

/** The same in the very unit that is given. */
export function textInUnit(value: number, unit: Unit, language: string, figures = 4): string {
  const shown = shownUnit(unit);
  return withUnit(formatNumber(inUnit(value, shown), language, figures), shown, language);
}

function withUnit(number: string, unit: Unit, language: string): string {
  // In the typeface of the interface a thin space is so narrow that number and unit seem to be one word.
  return isJoined(unit) ? joinUnit(number, unit, language) : `${number}\u00a0${unitTextIn(unit, language)}`;
}

type Range = { min: number; max: number };
type RangeTexts = { min: string; max: string };

/** Both ends of a range; a zero has no prefix of its own, so it takes that of the other end. */
export function rangeTexts({ min, max }: Range, unit: Unit, language: string, figures = 4): RangeTexts {
  const units = { min: readableUnit(min || max, unit, figures), max: readableUnit(max || min, unit, figures) };
  if (units.min.text === units.max.text) return rangeInUnit({ min, max }, units.max, language, figures);
  return {
    min: textInUnit(min, units.min, language, figures),
    max: textInUnit(max, units.max, language, figures),
  };
}

/** `0` and `2 kA`: the unit is said once, at the end. A sign that is part of the number, as in 45°, stays with both. */
export function rangeInUnit({ min, max }: Range, unit: Unit, language: string, figures = 4): RangeTexts {
  const shown = shownUnit(unit);
  return {
    min: isJoined(shown)
      ? textInUnit(min, shown, language, figures)
      : formatNumber(inUnit(min, shown), language, figures),
    max: textInUnit(max, shown, language, figures),
  };
}

/** A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number. */
function shownUnit(unit: Unit): Unit {
  return unit.text === '' ? noUnit : unit;
}

function isJoined({ text }: Unit): boolean {
  return text === '' || text === '°';
}
