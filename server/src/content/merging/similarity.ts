/** How often each word occurs in a text. */
export type WordCounts = { counts: Map<string, number>; total: number };

export function countWords(text: string): WordCounts {
  const counts = new Map<string, number>();
  let total = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

/** From 0, nothing in common, to 1, the same words as often. */
export function similarity(one: WordCounts, other: WordCounts): number {
  if (one.total + other.total === 0) return 1;
  const [fewer, more] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, count] of fewer.counts) common += Math.min(count, more.counts.get(word) ?? 0);
  return (2 * common) / (one.total + other.total);
}
