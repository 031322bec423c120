/** More pairs than these are not compared with each other: what differs so much was written anew. */
const mostPairs = 40_000;

type Key = string | null;
/** Positions that are still open on both sides, between the same neighbours. */
export type Gap = { from: number[]; to: number[] };

/** Which element of a list is which one of another, as far as that has been found out; by their positions. */
export class Pairing {
  readonly #fromSize: number;
  readonly #toSize: number;
  readonly #targets = new Map<number, number>();
  readonly #sources = new Map<number, number>();

  constructor(fromSize: number, toSize: number) {
    this.#fromSize = fromSize;
    this.#toSize = toSize;
  }

  pair(from: number, to: number): void {
    this.#targets.set(from, to);
    this.#sources.set(to, from);
  }

  targetOf(from: number): number | undefined {
    return this.#targets.get(from);
  }

  sourceOf(to: number): number | undefined {
    return this.#sources.get(to);
  }

  get pairs(): ReadonlyMap<number, number> {
    return this.#targets;
  }

  get openFrom(): number[] {
    return positions(this.#fromSize).filter((at) => !this.#targets.has(at));
  }

  get openTo(): number[] {
    return positions(this.#toSize).filter((at) => !this.#sources.has(at));
  }

  /** Pairs open elements of the same key, in order; with `isUniqueOnly`, only where each side has it once. */
  pairEqual(fromKeys: readonly Key[], toKeys: readonly Key[], { isUniqueOnly = false } = {}): void {
    const targets = byKey(this.openTo, toKeys);
    for (const [key, from] of byKey(this.openFrom, fromKeys)) {
      const to = targets.get(key) ?? [];
      if (isUniqueOnly && (from.length > 1 || to.length > 1)) continue;
      for (const [at, position] of from.entries()) {
        const target = to[at];
        if (target !== undefined) this.pair(position, target);
      }
    }
  }

  /**
   * Pairs open elements, those with the most in common first.
   *
   * @param similarity from 0 to 1
   * @param least what two between the same neighbours must have in common, and two that stand elsewhere
   */
  pairSimilar(similarity: (from: number, to: number) => number, least: { inPlace: number; elsewhere: number }): void {
    const [from, to] = [this.openFrom, this.openTo];
    if (from.length * to.length > mostPairs) return;
    const { fromPlaces, toPlaces } = this.#places();
    const candidates = from.flatMap((source) =>
      to.flatMap((target) => {
        const isInPlace = fromPlaces[source] === toPlaces[target];
        const score = similarity(source, target);
        return score >= (isInPlace ? least.inPlace : least.elsewhere) ? [{ source, target, score }] : [];
      }),
    );
    candidates.sort((one, other) => other.score - one.score || one.source - other.source || one.target - other.target);
    for (const { source, target } of candidates) {
      if (!this.#targets.has(source) && !this.#sources.has(target)) this.pair(source, target);
    }
  }

  get gaps(): Gap[] {
    const { fromPlaces, toPlaces } = this.#places();
    const gaps = Map.groupBy(this.openFrom, (at) => fromPlaces[at]);
    const targets = Map.groupBy(this.openTo, (at) => toPlaces[at]);
    return [...gaps].flatMap(([place, from]) => {
      const to = targets.get(place);
      return to ? [{ from, to }] : [];
    });
  }

  /** For each element the position, on the other side, of the nearest paired one above it; -1 if there is none. */
  #places(): { fromPlaces: number[]; toPlaces: number[] } {
    let last = -1;
    const fromPlaces = positions(this.#fromSize).map((at) => {
      last = this.#targets.get(at) ?? last;
      return last;
    });
    last = -1;
    const toPlaces = positions(this.#toSize).map((at) => {
      if (this.#sources.has(at)) last = at;
      return last;
    });
    return { fromPlaces, toPlaces };
  }
}

function positions(size: number): number[] {
  return Array.from({ length: size }, (_, at) => at);
}

function byKey(open: readonly number[], keys: readonly Key[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const at of open) {
    const key = keys[at];
    if (key === null || key === undefined) continue;
    const same = found.get(key);
    if (same) same.push(at);
    else found.set(key, [at]);
  }
  return found;
}
