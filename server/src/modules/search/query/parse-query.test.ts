import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const words = (asked: string) => parseQuery(asked).words.map(({ folded }) => folded);

describe('a size that is typed with an x', () => {
  it.each(['M8x1,25', 'M8X1,25', 'M8 x 1,25', 'M8 × 1,25'])('is read as its numbers: %s', (asked) => {
    expect(words(asked)).toEqual(words('M8 1,25'));
  });

  it.each(['0x1F', 'n = 0x10', 'IPX4', 'x'])('is not seen in %s', (asked) => {
    expect(parseQuery(asked).text).toBe(asked);
  });
});
