import { describe, expect, it } from 'vitest';
import { minutesOf, shareDone } from './study-figures.ts';

describe('the share that is done', () => {
  it('is whole only when everything is', () => {
    expect(shareDone({ done: 199, all: 200 })).toBe(0.99);
    expect(shareDone({ done: 200, all: 200 })).toBe(1);
  });

  it('loses nothing where it is a whole percent', () => {
    expect(shareDone({ done: 29, all: 100 })).toBe(0.29);
    expect(shareDone({ done: 5, all: 10 })).toBe(0.5);
  });

  it('is none of a course without lessons', () => {
    expect(shareDone({ done: 0, all: 0 })).toBe(0);
  });
});

describe('minutes', () => {
  it('are whole ones that have passed', () => {
    expect([0, 5, 119, 120, 3600].map(minutesOf)).toEqual([0, 0, 1, 2, 60]);
  });
});
