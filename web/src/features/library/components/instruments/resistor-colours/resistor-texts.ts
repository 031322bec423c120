import { formatNumber } from '@navor/quantities';
import type { TFunction } from 'i18next';
import { unitOf } from '#screen/reading/live-formula/formula-state.ts';
import { quantityText, rangeTexts } from '#screen/reading/live-formula/quantity-text.ts';
import {
  type BandColour,
  type BandRole,
  digitColours,
  multipliers,
  temperatureCoefficients,
  tolerances,
} from './colour-code.ts';
import { nearestPreferred, seriesWith } from './preferred-values.ts';

export const ohm = unitOf({ unit: 'Ω' });

/** As many as a code can have. */
const figures = 5;

export function ohmText(value: number, language: string): string {
  return quantityText(value, ohm, language, figures);
}

export function ohmRange(range: { min: number; max: number }, language: string): { min: string; max: string } {
  return rangeTexts(range, ohm, language, figures);
}

export function percentText(value: number, language: string): string {
  return `±\u202f${formatNumber(value, language)}\u00a0%`;
}

export function coefficientText(value: number): string {
  return `±\u202f${value}\u00a0ppm/K`;
}

/** What a colour says in its place. */
export function meaningOf(colour: BandColour, role: BandRole, language: string): string {
  if (role === 'multiplier') return `×\u202f${ohmText(10 ** (multipliers.get(colour) ?? 0), language)}`;
  if (role === 'tolerance') return percentText(tolerances.get(colour) ?? Number.NaN, language);
  if (role === 'temperature-coefficient') return coefficientText(temperatureCoefficients.get(colour) ?? Number.NaN);
  return String(digitColours.indexOf(colour));
}

/** Whether such a value is made, and which ones are nearest where it is not. */
export function seriesNote(value: number, t: TFunction<'calculator'>, language: string): string {
  const own = seriesWith(value);
  if (own.length > 0) return t('resistor.inSeries', { count: own.length, series: own.join(', ') });
  const nearest = (['E24', 'E96'] as const).map((name) => ohmText(nearestPreferred(value, name), language));
  return t('resistor.notInSeries', { e24: nearest[0] ?? '', e96: nearest[1] ?? '' });
}
