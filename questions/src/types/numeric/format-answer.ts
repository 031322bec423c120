import type { Language } from '@navor/languages';
import { decimalSign, formatNumber, joinUnit, type Unit } from '@navor/quantities';
import type { Tolerance } from './shape.ts';
import { roundToFigures, toleranceWidth } from './tolerance.ts';
import { typedFigures } from './typed-figures.ts';

/** Past these, figures are noise of the arithmetic. */
export const mostFigures = 12;

/** The right number, in the unit, with as many figures as its tolerance gives a meaning to. */
export function formatAnswer(right: number, unit: Unit, tolerance: Tolerance, language: Language): string {
  if ('significantFigures' in tolerance) {
    return joinUnit(withAllFigures(right, tolerance.significantFigures, language), unit);
  }
  return joinUnit(formatNumber(right, language, figuresFor(right, tolerance)), unit);
}

/** `± 0,1 mA`; empty where only the number itself is right. */
export function formatTolerance(right: number, unit: Unit, tolerance: Tolerance, language: Language): string {
  const width = toleranceWidth(tolerance, right);
  return width > 0 ? `±\u00a0${joinUnit(formatNumber(width, language, 2), unit)}` : '';
}

function figuresFor(right: number, tolerance: Tolerance): number {
  const share = toleranceWidth(tolerance, right) / Math.abs(right);
  if (!(share > 0 && Number.isFinite(share))) return mostFigures;
  return Math.min(mostFigures, Math.max(3, Math.ceil(-Math.log10(share)) + 2));
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
