import {
  type Dimension,
  dimensionOf,
  dimensionText,
  type Expression,
  evaluate,
  isSameDimension,
  namedUnits,
  quantityKeys,
  readUnit,
  type Unit,
} from '@navor/quantities';
import type { Side } from './side.ts';

export type Relation = '=' | '≈';

export type Comparison =
  | { kind: 'same' }
  /** Neither right nor wrong can be said for certain. */
  | { kind: 'open' }
  /** What the one side comes to, in the unit of the other where it can be. */
  | { kind: 'different'; value: number; unit: Unit | null };

type Evaluated = {
  side: Side;
  value: number;
  dimension: Dimension;
  /** A number with a power of ten and a unit, as results are told; null for what is still to be reckoned. */
  result: { unit: Unit | null; scale: number; figures: number; decimals: number; zeros: number } | null;
};

/** What has symbols or units that cannot be added has no value. */
export function evaluateSide(side: Side): Evaluated | null {
  if (side.hasSymbols) return null;
  const values: Record<string, number> = {};
  for (const [key, { value }] of side.literals) values[key] = value;
  for (const [key, { unit }] of side.units) values[key] = unit.factor * 10 ** unit.exponent;
  const found = dimensionOf(side.expression, (key) => side.units.get(key)?.unit.dimension ?? plainNumber);
  if (found.kind !== 'dimension') return null;
  const result = resultOf(side);
  const offset = result?.unit?.offset ?? 0;
  const value = evaluate(side.expression, values) + offset;
  return Number.isFinite(value) ? { side, value, dimension: found.dimension, result } : null;
}

const plainNumber: Dimension = [0, 0, 0, 0, 0, 0, 0];

function resultOf({ expression, literals, units }: Side): Evaluated['result'] {
  const factors = factorsOf(expression);
  const isTen = (of: Expression) =>
    of.op === 'power' && of.left.op === 'number' && of.left.value === 10 && quantityKeys(of.right).size === 0;
  const isUnit = (of: Expression) => of.op === 'quantity' && units.has(of.key);
  const numbers = factors.filter((of) => !isTen(of) && !isUnit(of));
  const [mantissa] = numbers;
  const isLiteral = mantissa?.op === 'number' || (mantissa?.op === 'quantity' && literals.has(mantissa.key));
  const [first] = literals.values();
  if (numbers.length !== 1 || !isLiteral || !first || factors.filter(isUnit).length > 1) return null;
  const unit = [...units.values()][0]?.unit ?? null;
  const power = factors.filter(isTen).reduce((product, of) => product * evaluate(of, {}), 1);
  const scale = power * (unit ? unit.factor * 10 ** unit.exponent : 1);
  const { figures, decimals, value } = first;
  const zeros = decimals === 0 && value !== 0 ? (/0*$/.exec(String(value))?.[0].length ?? 0) : 0;
  return { unit, scale, figures, decimals, zeros };
}

function factorsOf(expression: Expression): Expression[] {
  if (expression.op === 'negate') return factorsOf(expression.of);
  return expression.op === 'multiply' ? [...factorsOf(expression.left), ...factorsOf(expression.right)] : [expression];
}

/** Whether two sides come to the same, as exactly as they are written. */
export function compareSides(one: Evaluated, other: Evaluated, relation: Relation): Comparison {
  if ([one, other].some(({ side }) => isNumericEquation(side))) return { kind: 'open' };
  const isAlike = isSameDimension(one.dimension, other.dimension);
  return isAlike ? compareValues(one, other, relation) : compareUnlike(one, other);
}

/** `M = 9550 · P/n` has the units of its numbers within its factor. */
function isNumericEquation({ literals }: Side): boolean {
  return [...literals.values()].some(({ value }) => value === 9550 || (value >= 9549 && value < 9550));
}

/** `80 / 100 · 100 = 80 %`: the hundred is there twice. */
function isHundredTwice(one: Evaluated, other: Evaluated): boolean {
  const [bare, told] = one.side.units.size === 0 ? [one, other] : [other, one];
  if (bare.side.units.size > 0 || told.result?.unit?.text !== '%') return false;
  return Math.abs(bare.value - told.value / told.result.scale) <= 0.5 * 10 ** -told.result.decimals;
}

function compareValues(one: Evaluated, other: Evaluated, relation: Relation): Comparison {
  const areShifted = [one, other].some(({ side }) => [...side.units.values()].some(({ unit }) => unit.offset !== 0));
  if (!areShifted) return compareTurns(one, other, relation) ?? compareNumbers(one, other, relation);
  const [found, difference] = [
    compareNumbers(one, other, relation),
    compareNumbers(withoutOffset(one), withoutOffset(other), relation),
  ];
  const kinds = [found.kind, difference.kind];
  if (kinds.includes('same')) return { kind: 'same' };
  // With temperatures that are still to be reckoned with, either may be meant.
  return kinds.includes('open') || !one.result || !other.result ? { kind: 'open' } : found;
}

/** Between revolutions a minute and radians a second stands a turn, whether or not it is written. */
function compareTurns(one: Evaluated, other: Evaluated, relation: Relation): Comparison | null {
  const isIn = ({ result }: Evaluated, units: RegExp) => result?.unit != null && units.test(result.unit.text);
  const [turning, angular] = isIn(one, angularSpeed) ? [other, one] : [one, other];
  if (!isIn(turning, speedOfTurns) || !isIn(angular, angularSpeed)) return null;
  // Radians are left out as often: of `157 s⁻¹` both can be meant.
  if (turning.result?.unit?.text === 's⁻¹' && compareNumbers(one, other, relation).kind === 'same')
    return { kind: 'same' };
  return compareNumbers({ ...turning, value: 2 * Math.PI * turning.value, result: null }, angular, relation);
}

const speedOfTurns = /^(?:min⁻¹|s⁻¹|Hz)$/;
const angularSpeed = /^(?:rad|°)\/s$/;

/** As a difference of temperatures. */
function withoutOffset(of: Evaluated): Evaluated {
  return { ...of, value: of.value - (of.result?.unit?.offset ?? 0) };
}

function compareNumbers(one: Evaluated, other: Evaluated, relation: Relation): Comparison {
  const distance = Math.abs(one.value - other.value);
  const size = Math.max(Math.abs(one.value), Math.abs(other.value));
  const roundoff = 1e-9 * size;
  const share = size === 0 ? 0 : distance / size;
  // Nobody rounds 3,5 to 4 and calls it equal.
  const isCoarse = relation === '=' && share > 0.05;
  const shown = relation === '=' && share > 0.11 ? 0 : shownError(one) + shownError(other);
  if (distance <= shown + roundoff && !isCoarse) return { kind: 'same' };
  if (relation === '≈' ? share <= 0.05 : distance <= shown + roundoff && share <= 0.1) return { kind: 'open' };
  if (isOfMachine(one, other) || isHundredTwice(one, other)) return { kind: 'open' };
  // What was cut off instead of rounded, what was reckoned with more digits than are shown, zeros that only fill up.
  const allowed = shown * (isCutOff(one, other) || isCutOff(other, one) ? 2 : 1) + givenError(one) + givenError(other);
  const filled = isCoarse ? 0 : zerosError(one) + zerosError(other);
  if (distance <= allowed + filled + roundoff) return { kind: 'open' };
  const [sure, told] = one.result && !other.result ? [other, one] : [one, other];
  return { kind: 'different', value: sure.value, unit: told.result?.unit ?? coherentUnit(sure.dimension) };
}

/** `12 / 4 = 3 A` leaves the units out until the end; `12 V / 4 Ω = 3 V` has them wrong. */
function compareUnlike(one: Evaluated, other: Evaluated): Comparison {
  const hasUnits = (of: Evaluated) => of.side.units.size > 0;
  if (hasUnits(one) && hasUnits(other)) {
    const areSure = [one, other].every(({ side }) => [...side.units.values()].every(({ isSure }) => isSure));
    const [reckoned] = [one, other].filter(({ result }) => result === null);
    if (!reckoned || !areSure || one.result === other.result) return { kind: 'open' };
    return { kind: 'different', value: reckoned.value, unit: coherentUnit(reckoned.dimension) };
  }
  const [bare, told] = hasUnits(one) ? [other, one] : [one, other];
  if (!told.result?.unit || bare.result || told.result.unit.offset !== 0) return { kind: 'open' };
  const number = told.value / told.result.scale;
  const error = shownError(told) / told.result.scale;
  const size = Math.abs(number);
  const allowed = Math.max(0.02 * size, Math.min(error, 0.1 * size)) + givenError(bare);
  const isNear = (value: number) => Math.abs(value - number) <= allowed;
  // Prefixes and hours may have been reckoned with in the head.
  const hasTime = told.result.unit.parts.some(({ unit }) =>
    ['s', 'min', 'h', 'd', 'Wh', 'Ah', 'Hz'].includes(unit.symbol),
  );
  const steps = hasTime ? [1, 3.6, 60, 3600, 1 / 3.6, 1 / 60, 1 / 3600] : [1];
  const tens = Array.from({ length: 25 }, (_, at) => 10 ** (at - 12));
  if (isOfMachine(one, other)) return { kind: 'open' };
  if (tens.some((ten) => steps.some((step) => isNear(bare.value * ten * step)))) return { kind: 'open' };
  return { kind: 'different', value: bare.value * told.result.scale, unit: told.result.unit };
}

/** By how much a result can have been rounded. */
function shownError({ result }: Evaluated): number {
  return result ? 0.5 * 10 ** -result.decimals * Math.abs(result.scale) : 0;
}

function zerosError({ result }: Evaluated): number {
  return result && result.zeros > 0 && result.figures > result.zeros
    ? 0.5 * 10 ** result.zeros * Math.abs(result.scale)
    : 0;
}

function isCutOff(exact: Evaluated, { result, value }: Evaluated): boolean {
  return result !== null && result.decimals > 0 && Math.abs(exact.value) > Math.abs(value);
}

/** By how much the value may be off where numbers of three and more figures stand for more exact ones. */
function givenError({ side, value, result }: Evaluated): number {
  if (result) return 0;
  const values: Record<string, number> = {};
  for (const [key, { unit }] of side.units) values[key] = unit.factor * 10 ** unit.exponent;
  for (const [key, { value: own }] of side.literals) values[key] = own;
  let error = 0;
  for (const [key, { value: own, half, figures }] of side.literals) {
    if (figures < 3 || !quantityKeys(side.expression).has(key)) continue;
    const moved = evaluate(side.expression, { ...values, [key]: own + half });
    error += Number.isFinite(moved) ? Math.abs(moved - value) : 0;
  }
  return error;
}

/** `1 + 1 = 1`, `1 + 1 = 10` and `255 + 1 = 0` are right where digits are reckoned with otherwise. */
function isOfMachine(one: Evaluated, other: Evaluated): boolean {
  if (one.side.units.size + other.side.units.size > 0) return false;
  const numbers = [...one.side.literals.values(), ...other.side.literals.values()];
  const isOverflow = [2 ** 8, 2 ** 16, 2 ** 32].includes(Math.abs(one.value - other.value));
  return isOverflow || numbers.every(({ value }) => /^[01]+$/.test(String(value)));
}

function coherentUnit(of: Dimension): Unit | null {
  const named = namedUnits.find(
    ({ dimension, factor, exponent, offset }) =>
      factor === 1 && exponent === 0 && offset === 0 && isSameDimension(dimension, of),
  );
  if (isSameDimension(of, plainNumber)) return null;
  return readUnit(named?.symbol ?? dimensionText(of));
}
