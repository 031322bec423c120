import type { Values } from '../evaluate.ts';
import type { Expression } from '../expression.ts';
import { type ValueWithError, valueWithError } from './value-with-error.ts';

export type SampledSymbol = { key: string; min: number; max: number };

export type SampleComparison = {
  /** `values`: they differ at a point; `domains`: somewhere only one of them has a value. */
  apart: 'values' | 'domains' | null;
  /** At how many points both have a value that can be relied on. */
  together: number;
};

const fewestPoints = 24;
const mostPoints = 96;
export const enoughPoints = 8;
const tolerance = 1e-9;
/** A value that may be off by more than this share of it tells nothing. */
const largestDoubt = 1e-6;

/** One expression at points that the seed decides, each found when it is needed first. */
export class Samples {
  readonly #of: Expression;
  readonly #symbols: readonly SampledSymbol[];
  readonly #random: () => number;
  readonly #points: { values: Values; own: ValueWithError }[] = [];

  constructor(of: Expression, { symbols, seed }: { symbols: readonly SampledSymbol[]; seed: number }) {
    this.#of = of;
    this.#symbols = symbols;
    this.#random = randomFrom(seed);
  }

  /** Ends at the first point at which the values differ. */
  compareWith(other: Expression): SampleComparison {
    const found: SampleComparison = { apart: null, together: 0 };
    for (let at = 0; at < mostPoints && (at < fewestPoints || found.together < enoughPoints); at++) {
      const { values, own } = this.#pointAt(at);
      const outcome = compareValues(own, valueWithError(other, values));
      if (outcome === 'values') return { ...found, apart: 'values' };
      if (outcome === 'domains') found.apart = 'domains';
      if (outcome === 'alike') found.together++;
    }
    return found;
  }

  #pointAt(at: number): { values: Values; own: ValueWithError } {
    const known = this.#points[at];
    if (known) return known;
    const values = pointIn(this.#symbols, this.#random);
    const point = { values, own: valueWithError(this.#of, values) };
    this.#points.push(point);
    return point;
  }
}

function compareValues(first: ValueWithError, second: ValueWithError): 'alike' | 'values' | 'domains' | 'nothing' {
  const [isFirst, isSecond] = [Number.isFinite(first.value), Number.isFinite(second.value)];
  if (!isFirst && !isSecond) return 'nothing';
  if (isFirst !== isSecond) return 'domains';
  const size = Math.max(Math.abs(first.value), Math.abs(second.value));
  const doubt = 4 * (first.error + second.error);
  const distance = Math.abs(first.value - second.value);
  if (doubt > largestDoubt * size) return isNothing(first) && isNothing(second) ? 'alike' : 'nothing';
  return distance <= tolerance * size + doubt ? 'alike' : 'values';
}

/** Whether it is what rounding leaves of nothing: sin(7π), or x − x. What large terms leave may as well be something. */
function isNothing({ value, error, scale }: ValueWithError): boolean {
  return Math.abs(value) <= 2 * error && error <= tolerance * Math.min(scale, 1);
}

/** Not at the ends: those are often where a formula stops to have a value. */
function pointIn(symbols: readonly SampledSymbol[], random: () => number): Values {
  return Object.fromEntries(symbols.map(({ key, min, max }) => [key, min + (max - min) * (0.01 + 0.98 * random())]));
}

/** Numbers from 0 to 1 that the seed decides (a multiply-and-shift mixer over a counter). */
function randomFrom(seed: number): () => number {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
