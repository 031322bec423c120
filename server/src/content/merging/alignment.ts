import type { Piece } from './pieces.ts';

/** Which block of one version is which of the other, by their places. */
export class Alignment {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly #afterOf = new Map<number, number>();
  readonly #beforeOf = new Map<number, number>();

  constructor(before: readonly Piece[], after: readonly Piece[]) {
    this.before = before;
    this.after = after;
  }

  pair(before: number, after: number): void {
    this.#afterOf.set(before, after);
    this.#beforeOf.set(after, before);
  }

  afterOf(before: number): number | undefined {
    return this.#afterOf.get(before);
  }

  beforeOf(after: number): number | undefined {
    return this.#beforeOf.get(after);
  }

  unpairedBefore(start = 0, end = this.before.length): number[] {
    return range(start, end).filter((place) => !this.#afterOf.has(place));
  }

  unpairedAfter(start = 0, end = this.after.length): number[] {
    return range(start, end).filter((place) => !this.#beforeOf.has(place));
  }
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, step) => start + step);
}
