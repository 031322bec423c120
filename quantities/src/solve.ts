import { evaluate, magnitude, type Values } from './evaluate.ts';
import type { LiveFormula } from './live-formula.ts';

export type Solution =
  | { kind: 'solved'; value: number; isInRange: boolean; way: 'exact' | 'numeric' }
  /** Ascending; all of them satisfy the equation within the range. */
  | { kind: 'several'; values: number[] }
  | { kind: 'none' };

type Equation = Pick<LiveFormula, 'left' | 'right' | 'solutions'>;
type Range = { min: number; max: number };

/** Finds the value of one quantity from those of the others. */
export function solve(equation: Equation, key: string, values: Values, range: Range): Solution {
  const exact = exactSolution(equation, key, values);
  const sides = sidesOf(equation, key, values);
  const roots = rootsInRange(sides, range);
  if (exact !== null && isWithin(exact, range)) roots.push(exact);
  const inRange = distinct(roots, exact, sides, range);
  const [first, ...others] = inRange;
  if (first === undefined) {
    return exact === null ? { kind: 'none' } : { kind: 'solved', value: exact, isInRange: false, way: 'exact' };
  }
  if (others.length > 0) return { kind: 'several', values: inRange };
  return { kind: 'solved', value: first, isInRange: true, way: first === exact ? 'exact' : 'numeric' };
}

export function isWithin(value: number, { min, max }: Range): boolean {
  const room = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
  return value >= min - room && value <= max + room;
}

/** The solved form's value, if it satisfies the equation: undoing a root or an absolute value may have invented it. */
export function exactSolution({ left, right, solutions }: Equation, key: string, values: Values): number | null {
  const solution = solutions[key];
  const value = solution ? evaluate(solution.expression, values) : Number.NaN;
  if (!Number.isFinite(value)) return null;
  const all = { ...values, [key]: value };
  const difference = Math.abs(evaluate(left, all) - evaluate(right, all));
  return difference <= 1e-6 * (magnitude(left, all) + magnitude(right, all)) ? value : null;
}

/** Both sides of an equation, where one quantity is x and the others are as they are. */
type Sides = {
  difference(x: number): number;
  /** Whether the sides differ by no more than what numbers are rounded to. */
  areEqual(x: number): boolean;
};

function sidesOf({ left, right }: Equation, key: string, values: Values): Sides {
  const allAt = (x: number) => ({ ...values, [key]: x });
  const difference = (x: number) => evaluate(left, allAt(x)) - evaluate(right, allAt(x));
  const size = (x: number) => magnitude(left, allAt(x)) + magnitude(right, allAt(x));
  const areEqual = (x: number) => {
    const apart = Math.abs(difference(x));
    return Number.isFinite(apart) && apart <= 1e-12 * size(x);
  };
  return { difference, areEqual };
}

function rootsInRange({ difference, areEqual }: Sides, range: Range): number[] {
  // Beside an end nothing changes its sign, and rounding may keep the sides from being the same there.
  const roots = [range.min, range.max].filter(areEqual);
  let before: Point | null = null;
  for (const x of searchPoints(range)) {
    const y = difference(x);
    if (y === 0) roots.push(x);
    else if (before && before.y * y < 0) {
      const root = bisect(difference, before, { x, y });
      // Where the sides jump past each other they are never equal.
      const least = 1e-6 * Math.max(Math.abs(before.y), Math.abs(y));
      if (root !== null && (areEqual(root) || Math.abs(difference(root)) <= least)) roots.push(root);
    }
    before = Number.isFinite(y) && y !== 0 ? { x, y } : null;
  }
  return roots;
}

/** Ascending, each once. An exact one stands for all that are the same as it. */
function distinct(roots: number[], exact: number | null, sides: Sides, range: Range): number[] {
  const groups: [number, ...number[]][] = [];
  for (const root of roots.sort((one, other) => one - other)) {
    const group = groups.at(-1);
    if (group && isSame(group[0], root, sides, range)) group.push(root);
    else groups.push([root]);
  }
  return groups.map((group) => (exact !== null && group.includes(exact) ? exact : group[0]));
}

/**
 * Around a root that the sides only touch at, as those of 1 = cos(x) do at 0, many numbers seem to be roots: nothing between
 * them tells the sides apart. Over a longer stretch the equation does hold everywhere.
 */
function isSame(one: number, other: number, { areEqual }: Sides, { min, max }: Range): boolean {
  const apart = other - one;
  if (apart <= 1e-6 * Math.max(Math.abs(one), Math.abs(other), 1e-30)) return true;
  return apart <= 0.01 * (max - min) && [0.25, 0.5, 0.75].every((share) => areEqual(one + share * apart));
}

type Point = { x: number; y: number };

/** Where a function changes its sign; null where it jumps from one to the other, as at a pole. */
export function bisect(valueAt: (x: number) => number, from: Point, to: Point): number | null {
  const steepest = Math.max(Math.abs(from.y), Math.abs(to.y));
  let [low, high] = [from.x, to.x];
  for (let step = 0; step < 200; step++) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    const y = valueAt(middle);
    if (y === 0) return middle;
    if (!Number.isFinite(y)) return null;
    if (y < 0 === from.y < 0) low = middle;
    else high = middle;
  }
  return Math.abs(valueAt(low)) <= steepest ? low : null;
}

const points = 160;

/** Evenly over the range, and evenly over its decades as well: a range from 0 to 1 MΩ has its roots near 0. */
function searchPoints({ min, max }: Range): number[] {
  const even = Array.from({ length: points + 1 }, (_, at) => min + ((max - min) * at) / points);
  if (max <= 0) return even;
  const least = Math.max(min, max * 1e-9);
  const byDecade = Array.from({ length: points }, (_, at) => least * (max / least) ** (at / points));
  return [...even, ...byDecade].sort((one, other) => one - other);
}
