import type { Language } from '@navor/languages';
import { formatNumber, inUnit, joinUnit } from '@navor/quantities';
import type { Hole } from '../text.ts';
import { cachedUnit } from './cached-unit.ts';
import type { Template, Values } from './template.ts';

/** Past these, digits are noise of the arithmetic. */
const exactFigures = 12;

/** A value of the template as a language writes it: a variable with all its digits, a derived value with those it is told to. */
export function formatValue(
  { name, form }: Hole,
  { values, language }: { values: Values; language: Language },
  { variables, derived }: Template,
): string {
  const follows = derived.find((value) => value.name === name);
  const quantity = follows ?? variables.find((variable) => variable.name === name);
  const unit = cachedUnit(quantity?.unit ?? '');
  const own = numberInUnit(values[name] ?? Number.NaN, unit.text);
  const number = formatNumber(own, language, follows?.digits ?? exactFigures);
  return form === 'number' ? number : joinUnit(number, unit, language);
}

/** Without the noise of having been reckoned in SI units. */
export function numberInUnit(value: number, unit: string): number {
  return Number(inUnit(value, cachedUnit(unit)).toPrecision(exactFigures));
}
