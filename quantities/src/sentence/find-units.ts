import type { Unit } from '../unit.ts';
import { plainSigns } from '../unit.ts';
import { findQuantities } from './find-quantities.ts';
import { unitAt } from './unit-at.ts';

/** A unit without a number, such as the one that a result is wanted in. */
export type FoundUnit = { unit: Unit; start: number; end: number };

const longestText = 2000;
const beginning = /(?<![\p{L}\d_])(?:[\p{L}°%(]|1(?= ?\/ ?\p{L}))/gu;

/** The units of a sentence that belong to none of its quantities. Some are words as well: what stands around them tells. */
export function findUnits(text: string, language: string): FoundUnit[] {
  const signs = plainSigns(text.slice(0, longestText));
  const taken = findQuantities(signs, language);
  const units: FoundUnit[] = [];
  let from = 0;
  for (const { index } of signs.matchAll(beginning)) {
    if (index < from || taken.some(({ start, end }) => index >= start && index < end)) continue;
    const found = unitAt(signs, index, language);
    if (!found || /[\p{L}\d]/u.test(signs[found.end] ?? '')) continue;
    units.push({ unit: found.unit, start: index, end: found.end });
    from = found.end;
  }
  return units;
}
