import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

describe('the pace', () => {
  it('tells how many lessons somebody is before, at or behind the plan', () => {
    expect(paceOf({ completed: 5, planned: 3 })).toEqual({ kind: 'ahead', lessons: 2 });
    expect(paceOf({ completed: 3, planned: 3 })).toEqual({ kind: 'on-plan' });
    expect(paceOf({ completed: 0, planned: 0 })).toEqual({ kind: 'at-start' });
    expect(paceOf({ completed: 0, planned: 1 })).toEqual({ kind: 'behind', lessons: 1 });
  });
});
