import type { Block } from '../blocks/split-blocks.ts';
import { sharedShare } from '../pairing/shared-share.ts';
import { unspokenTokens } from './unspoken-tokens.ts';

/** A larger stretch is taken in the order in which it stands. */
const mostCells = 40_000;

/**
 * Pairs blocks of two languages in their order, as positions: the same kind of block, and the more formulas, numbers and
 * links two have in common, the rather they are one. What one language has more of is left out.
 */
export function alignBlocks(one: readonly Block[], other: readonly Block[]): [number, number][] {
  if (one.length * other.length > mostCells) return inOrder(one, other);
  const tokens = { one: one.map(tokensOf), other: other.map(tokensOf) };
  const best = Array.from({ length: one.length + 1 }, () => new Float64Array(other.length + 1));
  const gain = (i: number, j: number) =>
    isOfOneKind(one[i], other[j])
      ? 1 + sharedShare(tokens.one[i] ?? new Set(), tokens.other[j] ?? new Set())
      : Number.NEGATIVE_INFINITY;
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), gain(i, j) + at(i + 1, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (at(i, j) === gain(i, j) + at(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

function inOrder(one: readonly Block[], other: readonly Block[]): [number, number][] {
  return one.flatMap((block, at): [number, number][] => (isOfOneKind(block, other[at]) ? [[at, at]] : []));
}

/** One language may be beyond what is parsed, and the other one, which is shorter, not. */
function isOfOneKind(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other) return false;
  return [one, other].some(({ kind }) => kind === 'unparsed') || kindOf(one) === kindOf(other);
}

/** Headings of different levels are no translations of each other. */
function kindOf(block: Block | undefined): string {
  return block?.kind === 'heading' ? `heading ${/^#*/.exec(block.text)?.[0].length}` : (block?.kind ?? '');
}

function tokensOf({ text }: Block): Set<string> {
  return new Set(unspokenTokens(text));
}
