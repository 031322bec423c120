import { describe, expect, it } from 'vitest';
import { brokenConditions, impossibilityOf } from './possible-value.ts';
import { readCondition } from './read-condition.ts';

const share = {
  unit: '',
  min: 0.1,
  max: 1,
  limits: { lower: { value: 0, isIncluded: false }, upper: { value: 1, isIncluded: true } },
};

describe('a value', () => {
  it.each([
    [1.5, { kind: 'most', limit: 1 }],
    [0, { kind: 'above', limit: 0 }],
    [-0.2, { kind: 'above', limit: 0 }],
  ])('of %s is impossible for an efficiency', (value, expected) => {
    expect(impossibilityOf(value, share)).toEqual(expected);
  });

  it.each([0.05, 1, 1 + 1e-12])('of %s is possible, usual or not', (value) => {
    expect(impossibilityOf(value, share)).toBeNull();
  });

  it('is told from its limits by more than rounding', () => {
    const width = { unit: 'mm', min: 0, max: 3, limits: { lower: { value: 0, isIncluded: false } } };
    expect(impossibilityOf(0.1 + 0.2 - 0.3, width)).toEqual({ kind: 'above', limit: 0 });
  });

  it('below zero is impossible however small, and however wide the range is', () => {
    const resistance = { unit: 'Ω', min: 0.1, max: 1e6, limits: { lower: { value: 0, isIncluded: true } } };
    expect(impossibilityOf(-1e-5, resistance)).toEqual({ kind: 'least', limit: 0 });
    expect(impossibilityOf(-1e-10, resistance)).toBeNull();
  });

  it('of a count is whole, in the unit that is counted in', () => {
    const count = { unit: '', min: 2, max: 1000, isWhole: true as const };
    expect(impossibilityOf(4.5, count)).toEqual({ kind: 'whole' });
    expect(impossibilityOf(5, count)).toBeNull();
    expect(impossibilityOf(0.03, { ...count, unit: '%' })).toBeNull();
  });
});

describe('conditions', () => {
  const reading = readCondition('d < D', ['d', 'D']);
  if (reading.kind !== 'condition') throw new Error('no condition');
  const thinner = { ...reading, message: 'The rod is thinner than the piston.' };

  it('are broken where they do not hold', () => {
    expect(brokenConditions([thinner], { d: 60, D: 50 })).toEqual([thinner]);
    expect(brokenConditions([thinner], { d: 20, D: 50 })).toEqual([]);
  });

  it('say nothing of what is not known yet', () => {
    expect(brokenConditions([thinner], { d: 60 })).toEqual([]);
    expect(brokenConditions(undefined, { d: 60, D: 50 })).toEqual([]);
  });
});
