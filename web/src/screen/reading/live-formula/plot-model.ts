import {
  curveValue,
  formatNumber,
  fromUnit,
  inUnit,
  isWithin,
  type LiveFormula,
  readableUnit,
  type Sample,
  type Scale,
  sampleCurve,
  scaleOf,
  shareOf,
  ticksOf,
  type Unit,
  type Values,
  valueAt,
} from '@navor/quantities';
import { unitOf, type Variable, variablesOf, withoutNoise } from './formula-state.ts';
import { quantityText } from './quantity-text.ts';

/** A mark beside an axis, at its share of the axis' length. */
export type Tick = { share: number; label: string };

export type Axis = { variable: Variable; unit: Unit; scale: Scale; ticks: Tick[]; hasUnitInTicks: boolean };

/** A curve and a few values on it: all that depends on the other quantities, but not on where the point is. */
export type SampledCurve = {
  x: Variable;
  y: Variable;
  xScale: Scale;
  pieces: Sample[][];
  few: { x: number; y: number | null }[];
};

export type PlotModel = { x: Axis; y: Axis; curve: Sample[][]; rows: { x: string; y: string }[] };

/** Null where there is nothing to draw. */
export function samplePlot(formula: LiveFormula, axes: { x: string; y: string }, values: Values): SampledCurve | null {
  const variables = variablesOf(formula);
  const x = variables.find(({ key }) => key === axes.x);
  const y = variables.find(({ key }) => key === axes.y);
  if (!x || !y) return null;
  const searched = { ...axes, range: y };
  const xScale = scaleOf(x.min, x.max);
  const pieces = sampleCurve(formula, searched, values, xScale);
  const few = Array.from({ length: 9 }, (_, at) => {
    const place = valueAt(xScale, at / 8);
    const height = curveValue(formula, searched, values, place);
    return { x: place, y: height === null ? null : withoutNoise(height, y) };
  });
  return pieces.length === 0 ? null : { x, y, xScale, pieces, few };
}

/**
 * The axes are chosen so that the present point lies between them, unless it is beyond the ends of the curve: a point that
 * cannot be shown must not spoil the rest.
 */
export function plotModel(sampled: SampledCurve, values: Values, language: string): PlotModel {
  const { x, y, xScale, pieces, few } = sampled;
  const place = values[x.key];
  const shownHeight = place !== undefined && isWithin(place, x) ? (values[y.key] ?? null) : null;
  const heights = pieces.flat().map((sample) => sample.y);
  return {
    x: axisOf(x, xScale, 5, language),
    y: axisOf(y, heightScale(heights, xScale.kind, shownHeight), 4, language),
    curve: pieces,
    rows: few.map((sample) => ({
      x: quantityText(sample.x, unitOf(x), language),
      y: sample.y === null ? '–' : quantityText(sample.y, unitOf(y), language),
    })),
  };
}

/** Where the present values are, as shares of both axes; null where that is beyond them or unknown. */
export function pointOf({ x, y }: PlotModel, values: Values): { x: number; y: number } | null {
  const share = (axis: Axis) => shareOf(axis.scale, values[axis.variable.key] ?? Number.NaN);
  const point = { x: share(x), y: share(y) };
  const isInside = (of: number) => of >= -1e-9 && of <= 1 + 1e-9;
  return isInside(point.x) && isInside(point.y) ? point : null;
}

/**
 * From the lowest to the highest point. Where the curve rises beyond all measure at one end, as a hyperbola does, that end
 * is cut, so that the rest is more than a line along the axis.
 */
function heightScale(heights: number[], xKind: Scale['kind'], shown: number | null): Scale {
  const sorted = heights.toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (xKind === 'log' && scaleOf(least, most).kind === 'log') return { kind: 'log', min: least, max: most };
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const inner = { low: at(0.08), high: at(0.92) };
  const span = inner.high - inner.low || Math.abs(inner.high) || 1;
  const point = shown ?? inner.low;
  const low = Math.min(Math.max(least, inner.low - span), point < inner.low - span ? 1.15 * point : point);
  const high = Math.max(Math.min(most, inner.high + span), point > inner.high + span ? 1.15 * point : point);
  const withZero = { min: low > 0 && low < 0.6 * high ? 0 : low, max: high < 0 && high > 0.6 * low ? 0 : high };
  const room = withZero.max === withZero.min ? Math.abs(high) / 2 || 1 : 0;
  return {
    kind: 'linear',
    min: withZero.min - room,
    max: withZero.max + room + (withZero.max === 0 ? 0 : 0.06 * span),
  };
}

function axisOf(variable: Variable, scale: Scale, wanted: number, language: string): Axis {
  const own = unitOf(variable);
  const unit = readableUnit(Math.max(Math.abs(scale.min), Math.abs(scale.max)), own, 2);
  const inOwn: Scale = { kind: scale.kind, min: inUnit(scale.min, unit), max: inUnit(scale.max, unit) };
  const isLog = scale.kind === 'log';
  const values = unit.text === '°' && inOwn.max - inOwn.min >= 45 ? angleTicks(inOwn) : ticksOf(inOwn, wanted);
  const ticks = values.map((value) => ({
    share: shareOf(inOwn, value),
    label: isLog ? quantityText(fromUnit(value, unit), own, language) : formatNumber(value, language),
  }));
  return { variable, unit, scale, ticks, hasUnitInTicks: isLog };
}

/** Angles are counted by halves and thirds of a right angle. */
function angleTicks({ min, max }: Scale): number[] {
  const step = [15, 30, 45, 90, 180].find((size) => (max - min) / size <= 6) ?? 360;
  const first = Math.ceil(min / step - 1e-9);
  return Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step);
}
