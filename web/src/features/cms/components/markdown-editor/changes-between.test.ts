import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';

function applied(before: string, after: string): string {
  const changes = changesBetween(before, after);
  return [...changes]
    .reverse()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), before);
}

/** The same numbers in every run (a linear congruential generator). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
}

describe('changes between two texts', () => {
  it('leaves lines alone that both have', () => {
    expect(changesBetween('a\nb\nc\nd\n', 'a\nB\nc\nd\ne\n')).toEqual([
      { from: 2, to: 4, insert: 'B\n' },
      { from: 8, to: 8, insert: 'e\n' },
    ]);
  });

  it('finds nothing to change in the same text', () => {
    expect(changesBetween('a\n\nb', 'a\n\nb')).toEqual([]);
  });

  it('makes the other text of any text', () => {
    const draw = seeded(7);
    const text = () => Array.from({ length: draw(12) }, () => 'abc\n\nde'.charAt(draw(7))).join('\n');
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()];
      expect(applied(before, after)).toBe(after);
    }
  });
});
