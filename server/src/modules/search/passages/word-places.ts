import type { Language } from '@navor/languages';
import { fold } from '../analysis/fold.ts';
import { isStopWord } from '../analysis/stop-words.ts';
import { tokenize } from '../analysis/tokenize.ts';
import type { IsHit } from '../excerpts/highlight.ts';

/** Where the terms of a question stand in a text, counted in words. */
export function placesOf(text: string, language: Language, isHitOf: readonly IsHit[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  if (text === '') return places;
  for (const { word, position } of tokenize(text)) {
    for (const [term, isHit] of isHitOf.entries()) {
      if (!isHit(word, language)) continue;
      const known = places.get(term);
      if (known) known.push(position);
      else places.set(term, [position]);
    }
  }
  return places;
}

/** Without those that say nothing of what a text is about. */
export function countWords(text: string): number {
  return tokenize(text).filter(({ word, parts }) => parts === 0 && !isStopWord(fold(word))).length;
}

/** Words further apart than a phrase is long have nothing to do with each other. */
const furthest = 6;

/** For terms that follow each other in the question: what they are worth, the more the closer they stand in the text. */
export function closenessOf(places: Map<number, number[]>, points: readonly number[]): number {
  let total = 0;
  for (let term = 1; term < points.length; term++) {
    const gap = smallestGap(places.get(term - 1) ?? [], places.get(term) ?? []);
    if (gap > furthest) continue;
    total += Math.min(points[term - 1] ?? 0, points[term] ?? 0) * (1 - (gap - 1) / furthest);
  }
  return total;
}

/** Both in ascending order. */
function smallestGap(ones: readonly number[], others: readonly number[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let [at, beside] = [0, 0]; at < ones.length && beside < others.length; ) {
    const distance = (others[beside] ?? 0) - (ones[at] ?? 0);
    smallest = Math.min(smallest, Math.max(1, Math.abs(distance)));
    if (distance > 0) at += 1;
    else beside += 1;
  }
  return smallest;
}
