import { describe, expect, it } from 'vitest';
import { shownShare } from './shown-share.ts';

describe('a result as it is shown', () => {
  it.each([
    [0, 0],
    [0.699, 0.69],
    [0.7, 0.7],
    [0.29, 0.29],
    [0.999, 0.99],
    [1, 1],
  ])('of %s is %s', (share, shown) => {
    expect(shownShare(share)).toBe(shown);
  });
});
