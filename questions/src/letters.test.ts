import { describe, expect, it } from 'vitest';
import { inAnotherOrder, inAttemptOrder, inShuffledOrder } from './letters.ts';
import type { Drawing } from './question.ts';

const items = ['one', 'two', 'three', 'four'].map((id) => ({ id }));
const drawing = (seed: number, shuffles = true): Drawing => ({ seed, values: {}, language: 'sl', shuffles });
const ids = (shown: { item: { id: string } }[]) => shown.map(({ item }) => item.id).join();

describe('letters', () => {
  it('stand in the order of the attempt, which its seed decides', () => {
    expect(inAttemptOrder(items, drawing(3))).toEqual(inAttemptOrder(items, drawing(3)));
    expect(inAttemptOrder(items, drawing(3)).map(({ letter }) => letter)).toEqual(['a', 'b', 'c', 'd']);
    const orders = new Set(Array.from({ length: 300 }, (_, seed) => ids(inAttemptOrder(items, drawing(seed)))));
    expect(orders.size, 'all orders of four').toBe(24);
  });

  it("keep the author's order where nothing is shuffled", () => {
    expect(ids(inAttemptOrder(items, drawing(3, false)))).toBe('one,two,three,four');
  });

  it('never stand in the right order where that is the answer', () => {
    const three = items.slice(0, 3);
    for (let seed = 0; seed < 200; seed++) {
      expect(ids(inAnotherOrder(three, drawing(seed, seed % 2 === 0)))).not.toBe('one,two,three');
    }
  });

  it('do not give one order away by another', () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const same = seeds.filter((seed) => {
      const own = drawing(seed);
      return ids(inAttemptOrder(items, own)) === ids(inShuffledOrder(items, own));
    });
    expect(same.length).toBeLessThan(20);
  });
});
