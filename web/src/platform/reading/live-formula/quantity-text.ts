import { formatNumber, inUnit, joinUnit, noUnit, readableUnit, type Unit } from '@navor/quantities';

/** `4,7 kΩ`, with the prefix that suits the value. */
export function quantityText(value: number, unit: Unit, language: string, figures = 4): string {
  return textInUnit(value, readableUnit(value, unit, figures), language, figures);
}

/** The same in the very unit that is given. */
export function textInUnit(value: number, unit: Unit, language: string, figures = 4): string {
  // A prefix alone, as in 4,7k of a plain number, has no text that could stand beside the number.
  const shown = unit.text === '' ? noUnit : unit;
  const number = formatNumber(inUnit(value, shown), language, figures);
  // In the typeface of the interface a thin space is so narrow that number and unit seem to be one word.
  return shown.text === '' || shown.text === '°' ? joinUnit(number, shown) : `${number}\u00a0${shown.text}`;
}

/** Both ends of a range; a zero has no prefix of its own, so it takes that of the other end. */
export function rangeTexts(
  { min, max }: { min: number; max: number },
  unit: Unit,
  language: string,
): { min: string; max: string } {
  const text = (value: number, other: number) => textInUnit(value, readableUnit(value || other, unit), language);
  return { min: text(min, max), max: text(max, min) };
}
