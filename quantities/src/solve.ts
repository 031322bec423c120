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
  const inRange = rootsInRange(equation, key, values, range).filter((root) => exact === null || !isClose(root, exact));
  if (exact !== null && isWithin(exact, range)) inRange.push(exact);
  const [first, ...others] = inRange.sort((one, other) => one - other);
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

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other), 1e-30);
}

function rootsInRange({ left, right }: Equation, key: string, values: Values, range: Range): number[] {
  const difference = (x: number) => {
    const all = { ...values, [key]: x };
    return evaluate(left, all) - evaluate(right, all);
  };
  const roots: number[] = [];
  const keep = (root: number) => {
    if (!roots.some((known) => isClose(known, root))) roots.push(root);
  };
  let before: { x: number; y: number } | null = null;
  for (const x of searchPoints(range)) {
    const y = difference(x);
    if (y === 0) keep(x);
    else if (before && before.y * y < 0) {
      const root = bisect(difference, before, { x, y });
      if (root !== null) keep(root);
    }
    before = Number.isFinite(y) && y !== 0 ? { x, y } : null;
  }
  return roots;
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
