import type { Language } from '@navor/languages';
import {
  fieldUnit,
  fromUnit,
  isSameDimension,
  measuresSame,
  quantityKind,
  readUnit,
  type Unit,
} from '@navor/quantities';
import type { VariableOf } from './formula-model.ts';
import { givenLikeness } from './quantity-names.ts';
import type { Given } from './read-problem.ts';

/** Values of a question in the places of variables, with how well they fit there. */
export type Assignment = { places: Map<string, Place>; score: number };

/** In SI units, as the variable takes it. */
export type Place = {
  given: Given;
  value: number;
  /** A number without a unit was taken in the one that it is usually told in. */
  isUnitAssumed: boolean;
};

const mostSteps = 800;
const mostAssignments = 150;

/** As likely as a value is a quantity that is called by its whole name or by its symbol. */
const wholeName = 2;

/**
 * Every way to put the given values into variables of their kind, those left out that fit nowhere. What is derived from others
 * takes only a value that is told to be just this: a radius is no radius of gyration.
 */
export function assignGivens(
  variables: readonly VariableOf[],
  givens: readonly Given[],
  language: Language,
  derived: ReadonlySet<string> = new Set(),
): Assignment[] {
  const options = givens.map((given) =>
    variables.flatMap((variable) => {
      const place = placeIn(variable, given);
      const likeness = place && givenLikeness(variable, given, language);
      // A bare number says nothing of itself: it needs a name or a symbol beside it.
      if (!place || likeness === null || (given.isBare && likeness <= 0) || likeness < -1) return [];
      if (derived.has(variable.key) && likeness < wholeName) return [];
      return [{ key: variable.key, place, likeness: likeness - (isOtherKind(variable, given) ? 0.5 : 0) }];
    }),
  );
  const found: Assignment[] = [];
  let steps = 0;
  const assign = (at: number, places: Map<string, Place>, score: number) => {
    if (++steps > mostSteps || found.length >= mostAssignments) return;
    if (at === givens.length) {
      found.push({ places: new Map(places), score });
      return;
    }
    const free = (options[at] ?? []).filter(({ key }) => !places.has(key));
    for (const chosen of choicesOf(free, givens[at])) {
      for (const { key, place } of chosen) places.set(key, place);
      assign(at + 1, places, score + chosen.reduce((sum, { likeness }) => sum + likeness, 0));
      for (const { key } of chosen) places.delete(key);
    }
    assign(at + 1, places, score);
  };
  assign(0, new Map(), 0);
  return found;
}

/** One of them; of `dva upora po 10 Ω` and of `R1 = R2 = 10 Ω` both at once. */
function choicesOf<Option extends { key: string }>(free: Option[], given: Given | undefined): Option[][] {
  const times = Math.max(given?.count ?? 1, given?.symbols.length ?? 1);
  if (times < 2) return free.map((option) => [option]);
  return free.length >= times ? [free.slice(0, times)] : [];
}

const [radius, diameter] = [/polmer|radi(?:us|en)|halbmesser/i, /premer|diameter|durchmesser/i];

/** How many of what was told a variable takes: a radius goes twice into the diameter of the same circle. */
function timesAcross(name: string, { before, after }: Given): number {
  const told = [...before.slice(-2), ...after.slice(0, 1)].map(({ folded }) => folded).join(' ');
  const isOther = (own: RegExp, other: RegExp) => own.test(told) && !other.test(told) && other.test(name);
  if (isOther(radius, diameter)) return 2;
  return isOther(diameter, radius) ? 0.5 : 1;
}

function placeIn(variable: VariableOf, given: Given): Place | null {
  const unit = fieldUnit(variable);
  if (given.isBare) return barePlace(given, unit);
  if (!measuresSame(given.unit, unit)) return null;
  const isDifferenceOnly = variable.isDifference === true || /^Delta|_delta$|^d[A-Z]/.test(variable.key);
  if (given.isDifference && !isDifferenceOnly) return null;
  if (variable.isDifference && !given.isDifference && !isTemperatureChange(given)) return null;
  if (isAngle(given.unit) && !isAngle(unit)) return null;
  // 50 Hz are no 50 radians a second, though these may be written 1/s.
  if (/^omega/.test(variable.key) && !isAngle(unit) && hasPart(given.unit, 'Hz', 'min')) return null;
  if (variable.isWhole && hasPart(given.unit, '%')) return null;
  const shift = variable.isDifference ? given.unit.offset : 0;
  const value = (given.value - shift) * (given.dimension[0] === 1 ? timesAcross(variable.name, given) : 1);
  return { given, value, isUnitAssumed: false };
}

/**
 * With a symbol of its own, a number is in the unit of the SI that belongs to it: `U = 12, R = 100`. Where everybody measures
 * in another one, it is in this: `ρ = 0,0175`, `n = 1500`.
 */
function barePlace(given: Given, unit: Unit): Place | null {
  const isPlain = isSameDimension(unit.dimension, given.dimension) && !isAngle(unit);
  if (isPlain) return { given, value: given.value, isUnitAssumed: false };
  if (given.symbols.length === 0 || unit.offset !== 0 || isAngle(unit)) return null;
  return { given, value: isOfSi(unit) ? given.value : fromUnit(given.value, unit), isUnitAssumed: true };
}

/** The SI's own, or `kΩ` and `mm`, but not `mm²`, `1/min` or `km/h`. */
function isOfSi({ parts, factor, exponent }: Unit): boolean {
  return factor === 1 && (exponent === 0 || (parts.length === 1 && parts[0]?.power === 1));
}

/** A kelvin more is a kelvin, but 80 °C on a scale are no change of 80 degrees. */
function isTemperatureChange({ tells, unit, symbols }: Given): boolean {
  if (tells === 'change' || symbols.some((symbol) => /^(?:Δ|∆|\\?Delta)/.test(symbol))) return true;
  return unit.offset === 0 && tells === null;
}

function isOtherKind(variable: VariableOf, given: Given): boolean {
  return !given.isBare && quantityKind(given.unit) !== quantityKind(readUnit(variable.unit) ?? given.unit);
}

function isAngle(unit: Unit): boolean {
  return hasPart(unit, 'rad', '°');
}

function hasPart(unit: Unit, ...symbols: string[]): boolean {
  return unit.parts.some((part) => symbols.includes(part.unit.symbol));
}
