import type { Values } from '../evaluate.ts';
import type { Expression } from '../expression.ts';
import { carefulValue } from './careful-value.ts';

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

/** Compares two expressions at points that the seed decides; ends at the first one at which their values differ. */
export function compareSamples(
  one: Expression,
  other: Expression,
  { symbols, seed }: { symbols: readonly SampledSymbol[]; seed: number },
): SampleComparison {
  const random = randomFrom(seed);
  const found: SampleComparison = { apart: null, together: 0 };
  for (let at = 0; at < mostPoints && (at < fewestPoints || found.together < enoughPoints); at++) {
    const outcome = compareAt(one, other, pointIn(symbols, random));
    if (outcome === 'values') return { ...found, apart: 'values' };
    if (outcome === 'domains') found.apart = 'domains';
    if (outcome === 'alike') found.together++;
  }
  return found;
}

function compareAt(one: Expression, other: Expression, values: Values): 'alike' | 'values' | 'domains' | 'nothing' {
  const [first, second] = [carefulValue(one, values), carefulValue(other, values)];
  const [isFirst, isSecond] = [Number.isFinite(first.value), Number.isFinite(second.value)];
  if (!isFirst && !isSecond) return 'nothing';
  if (isFirst !== isSecond) return 'domains';
  const size = Math.max(Math.abs(first.value), Math.abs(second.value));
  const doubt = 4 * (first.error + second.error);
  if (doubt > largestDoubt * size) return 'nothing';
  return Math.abs(first.value - second.value) <= tolerance * size + doubt ? 'alike' : 'values';
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
