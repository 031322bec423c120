import type { Language } from '@navor/languages';
import { decimalSign, type Expression, formatNumber, joinUnit, type Unit } from '@navor/quantities';
import type { Template } from '../../template/template.ts';
import type { Tolerance } from './shape.ts';
import { decadeOf, roundToFigures, toleranceWidth } from './tolerance.ts';
import { typedFigures } from './typed-figures.ts';

/** Past these, figures are noise of the arithmetic. */
export const mostFigures = 12;

type Answer = {
  /** In the unit. */
  right: number;
  unit: Unit;
  tolerance: Tolerance;
  /** With how many figures the question itself tells this value; null where it does not. */
  toldFigures: number | null;
};

/** The right number as the question's own texts tell it, with more figures only where it would be too coarse to be right. */
export function formatAnswer({ right, unit, tolerance, toldFigures }: Answer, language: Language): string {
  if ('significantFigures' in tolerance) {
    return joinUnit(withAllFigures(right, tolerance.significantFigures, language), unit, language);
  }
  return joinUnit(
    formatNumber(right, language, Math.max(toldFigures ?? usualFigures, figuresFor(right, tolerance))),
    unit,
    language,
  );
}

/** `± 0,1 mA`; empty where only the number itself is right. */
export function formatTolerance(right: number, unit: Unit, tolerance: Tolerance, language: Language): string {
  const width = toleranceWidth(tolerance, right);
  return width > 0 ? `±\u00a0${joinUnit(formatNumber(width, language, 2), unit, language)}` : '';
}

/** How many figures the worked solution shows of the answer: those of the value of the template that it is. */
export function toldFigures(answer: Expression, { derived }: Template): number | null {
  if (answer.op !== 'quantity') return null;
  return derived.find(({ name }) => name === answer.key)?.digits ?? null;
}

const usualFigures = 3;

/** The fewest figures with which the number, rounded, is still right. */
function figuresFor(right: number, tolerance: Tolerance): number {
  const width = toleranceWidth(tolerance, right);
  if (!(width > 0 && Number.isFinite(width)) || right === 0) return mostFigures;
  const fewest = decadeOf(right) - Math.floor(Math.log10(2 * width)) + 1;
  return Math.min(mostFigures, Math.max(1, fewest));
}

/** `12,0` where three figures are asked for: the zero is one of them. */
export function withAllFigures(number: number, figures: number, language: Language): string {
  const text = formatNumber(roundToFigures(number, figures), language, figures);
  const [mantissa = '', ...power] = text.split('·');
  const missing = figures - typedFigures(mantissa);
  if (missing <= 0 || number === 0) return text;
  const point = decimalSign(language);
  const padded = `${mantissa}${mantissa.includes(point) ? '' : point}${'0'.repeat(missing)}`;
  return [padded, ...power].join('·');
}
