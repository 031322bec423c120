import { describe, expect, it } from 'vitest';
import { deletesOf, editDistance, toleranceOf } from './typing-errors.ts';

describe('typing errors', () => {
  it.each([
    ['kirchoff', 'kirchhoff'],
    ['kirchof', 'kirchhoff'],
    ['napetsot', 'napetost'],
    ['upronost', 'upornost'],
    ['elekticna', 'elektricna'],
    ['delilinik', 'delilnik'],
    ['vijk', 'vijak'],
    ['ohmvo', 'ohmov'],
  ])('%s is looked up as %s', (typed, meant) => {
    const shared = deletesOf(typed).filter((text) => deletesOf(meant).includes(text));
    expect(shared).not.toEqual([]);
    expect(editDistance(typed, meant, 2)).toBeLessThanOrEqual(Math.max(toleranceOf(typed), toleranceOf(meant)));
  });

  it('leave short words alone, and never make a long list', () => {
    expect(deletesOf('tok')).toEqual(['tok']);
    expect(deletesOf('cev')).toEqual(['cev']);
    for (const word of ['upor', 'napetost', 'elektrotehnika', 'x'.repeat(10_000)]) {
      expect(deletesOf(word).length).toBeLessThan(60);
    }
  });

  it('are counted as people make them', () => {
    expect(editDistance('upor', 'upor', 2)).toBe(0);
    expect(editDistance('upor', 'uopr', 2)).toBe(1);
    expect(editDistance('upor', 'upr', 2)).toBe(1);
    expect(editDistance('upor', 'upori', 2)).toBe(1);
    expect(editDistance('upor', 'opor', 2)).toBe(1);
    expect(editDistance('upor', 'vodo', 2)).toBe(3);
    expect(editDistance('', 'ab', 2)).toBe(2);
    expect(editDistance('abc', '', 2)).toBe(3);
    expect(editDistance('a'.repeat(100_000), 'b'.repeat(100_000), 2)).toBe(3);
  });

  it('agree with a plain count over all cells', () => {
    const letters = 'abc';
    const wordOf = (seed: number) =>
      Array.from({ length: seed % 6 }, (_, at) => letters[Math.floor(seed / 3 ** at) % 3]).join('');
    for (let one = 0; one < 120; one++) {
      for (let other = 0; other < 120; other += 7) {
        const [first, second] = [wordOf(one * 13), wordOf(other * 17)];
        expect(editDistance(first, second, 2)).toBe(Math.min(plainDistance(first, second), 3));
      }
    }
  });
});

function plainDistance(one: string, other: string): number {
  const cells = new Map<string, number>();
  const at = (row: number, column: number) => cells.get(`${row} ${column}`) ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= one.length; row++) {
    for (let column = 0; column <= other.length; column++) {
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells.set(
        `${row} ${column}`,
        Math.min(
          row === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY,
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
