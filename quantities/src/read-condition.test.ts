import { describe, expect, it } from 'vitest';
import { readCondition } from './read-condition.ts';

const names = ['U', 'R'];

describe('a condition', () => {
  it('compares two expressions', () => {
    expect(readCondition('U / R < 0.1', names)).toEqual({
      kind: 'condition',
      left: { op: 'divide', left: { op: 'quantity', key: 'U' }, right: { op: 'quantity', key: 'R' } },
      comparison: '<',
      right: { op: 'number', value: 0.1 },
    });
  });

  it.each([
    ['<', '<'],
    ['<=', '<='],
    ['≤', '<='],
    ['>', '>'],
    ['>=', '>='],
    ['≥', '>='],
    ['=', '='],
    ['==', '='],
    ['!=', '!='],
    ['≠', '!='],
  ])('is written with %s', (sign, comparison) => {
    expect(readCondition(`U${sign}R`, names)).toMatchObject({ kind: 'condition', comparison });
  });

  it.each([
    ['U / R', 'no-comparison', 5, ''],
    ['0 < U < R', 'unexpected', 6, '<'],
    ['U < ', 'missing-operand', 2, '<'],
    ['U < x', 'unknown-name', 4, 'x'],
    ['x < U', 'unknown-name', 0, 'x'],
    ['U < (R', 'unbalanced', 4, '('],
    ['U ! R', 'no-comparison', 5, ''],
    ['<'.repeat(2000), 'too-long', 1000, ''],
  ])('says why it cannot read %s', (text, reason, at, part) => {
    expect(readCondition(text, names)).toEqual({ kind: 'unreadable', reason, at, part });
  });
});
