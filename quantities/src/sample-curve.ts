import type { Values } from './evaluate.ts';
import type { LiveFormula } from './live-formula.ts';
import { brokenConditions, passedLimit } from './possible-value.ts';
import type { Limits } from './quantity-traits.ts';
import { type Scale, valueAt } from './scale.ts';
import { bisect, exactSolution, solve } from './solve.ts';

export type Sample = { x: number; y: number };

type Plotted = Pick<LiveFormula, 'left' | 'right' | 'solutions' | 'conditions'>;
type Axes = { x: string; y: string; range: { min: number; max: number; limits?: Limits } };

/** The curve of one quantity over another while the rest stays, in pieces: it is cut where it has no value and at poles. */
export function sampleCurve(formula: Plotted, axes: Axes, values: Values, xScale: Scale, count = 120): Sample[][] {
  const valueOn = (x: number) => curveValue(formula, axes, values, x) ?? Number.NaN;
  const pieces: Sample[][] = [];
  let before: Sample | null = null;
  for (let at = 0; at <= count; at++) {
    const x = valueAt(xScale, at / count);
    const sample: Sample = { x, y: valueOn(x) };
    const hasValue = Number.isFinite(sample.y);
    const hadValue = before !== null && Number.isFinite(before.y);
    const isPole = before !== null && before.y * sample.y < 0 && bisect(valueOn, before, sample) === null;
    if (before && hasValue !== hadValue) {
      // Between samples the curve goes on to where its domain ends.
      const edge = hasValue ? domainEdge(valueOn, sample, before.x) : domainEdge(valueOn, before, x);
      if (hasValue) pieces.push([edge]);
      else pieces.at(-1)?.push(edge);
    } else if (hasValue && (!before || isPole)) pieces.push([]);
    if (hasValue) pieces.at(-1)?.push(sample);
    before = sample;
  }
  return pieces.filter(({ length }) => length > 1);
}

/** The last point that has a value, on the way to a place that has none. */
function domainEdge(valueOn: (x: number) => number, inside: Sample, outside: number): Sample {
  let [edge, beyond] = [inside, outside];
  for (let step = 0; step < 24; step++) {
    const x = edge.x + (beyond - edge.x) / 2;
    const y = valueOn(x);
    if (Number.isFinite(y)) edge = { x, y };
    else beyond = x;
  }
  return edge;
}

/** The value on the curve; null where there is none, or none that is possible. Of several it is the smallest in the range. */
export function curveValue(formula: Plotted, axes: Axes, values: Values, at: number): number | null {
  const all = { ...values, [axes.x]: at };
  const value = solvedValue(formula, axes, all);
  if (value === null || passedLimit(value, axes.range)) return null;
  return brokenConditions(formula.conditions, { ...all, [axes.y]: value }).length > 0 ? null : value;
}

function solvedValue(formula: Plotted, { y, range }: Axes, all: Values): number | null {
  const exact = exactSolution(formula, y, all);
  if (exact !== null || formula.solutions[y]) return exact;
  const solution = solve(formula, y, all, range);
  if (solution.kind === 'none') return null;
  return solution.kind === 'several' ? (solution.values[0] ?? null) : solution.value;
}
