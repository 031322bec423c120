import { formatNumber, inUnit, joinUnit, noUnit, readableUnit, type Unit } from '@navor/quantities';

/** `4,7 kΩ`, with the prefix that suits the value. */
export function quantityText(value: number, unit: Unit, language: string, figures = 4): string {
  return textInUnit(value, readableUnit(value, unit, figures), language, figures);
}

/** The same in the very unit that is given. */
export function textInUnit(value: number, unit: Unit, language: string, figures = 4): string {
  const shown = shownUnit(unit);
  const number = formatNumber(inUnit(value, shown), language, figures);
  // In the typeface of the interface a thin space is so narrow that number and unit seem to be one word.
  return isJoined(shown) ? joinUnit(number, shown) : `${number}\u00a0${shown.text}`;
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
