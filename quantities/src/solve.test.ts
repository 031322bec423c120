import { describe, expect, it } from 'vitest';
import { calculatorOf, variable } from './calculator.fixture.ts';
import { solve } from './solve.ts';

/** As prepared, with every solution that there is. */
function equation(text: string, keys: string[]) {
  const quantities = Object.fromEntries(keys.map((key) => [key, variable(null)]));
  const [prepared] = calculatorOf(quantities, [text]).equations;
  if (!prepared) throw new Error(text);
  return prepared;
}

const right = Math.PI / 2;

describe('a root that the sides only touch at', () => {
  const cosine = equation('l = cos(x)', ['l', 'x']);

  it.each([0, 1e-16, 1e-15, 1e-14, 1e-12, 1e-10, 1e-6])('is one solution %d below the peak', (below) => {
    const found = solve(cosine, 'x', { l: 1 - below }, { min: 0, max: right });
    expect(found).toEqual({ kind: 'solved', value: Math.acos(1 - below), isInRange: true, way: 'exact' });
  });

  it('is one solution in the middle of the range, where it has two close by', () => {
    const around = (l: number) => solve(cosine, 'x', { l }, { min: -right, max: right });
    expect(around(1)).toMatchObject({ kind: 'solved', value: 0 });
    expect(around(0.5)).toMatchObject({ kind: 'several', values: [expect.closeTo(-1.0472, 4), Math.acos(0.5)] });
    expect(around(1 - 1e-9)).toMatchObject({ kind: 'several', values: { length: 2 } });
  });

  it('is one solution where nothing can be isolated', () => {
    const square = equation('x^2 + 1 = 2 * x', ['x']);
    const found = solve(square, 'x', {}, { min: 0, max: 2 });
    expect(found.kind === 'solved' && found.value).toBeCloseTo(1, 5);
  });
});

describe('a root at the end of the range', () => {
  it('is found although rounding keeps the sides apart', () => {
    const sum = equation('y = 0.1 * x + 0.2 * x', ['y', 'x']);
    expect(solve(sum, 'x', { y: 0.3 }, { min: 1, max: 5 })).toMatchObject({ kind: 'solved', value: 1 });
    expect(solve(sum, 'x', { y: 0.3 }, { min: -5, max: 1 })).toMatchObject({ value: expect.closeTo(1, 12) });
  });

  it('is none where a side has no value', () => {
    expect(solve(equation('1 / x = 1 / x^2 + 1', ['x']), 'x', {}, { min: 0, max: 5 })).toEqual({ kind: 'none' });
  });
});

describe('several roots', () => {
  it('stay apart however small they are beside the range', () => {
    const close = equation('0 * y = (x - 0.001) * (x - 0.0015)', ['y', 'x']);
    const found = solve(close, 'x', { y: 1 }, { min: 0, max: 1e6 });
    expect(found).toMatchObject({ values: [expect.closeTo(0.001, 9), expect.closeTo(0.0015, 9)] });
  });

  it('include those that a product makes', () => {
    const parabola = equation('h = t * (v - 5 * t)', ['h', 'v', 't']);
    expect(solve(parabola, 't', { h: 0, v: 11.3 }, { min: 0, max: 100 })).toMatchObject({
      values: [0, expect.closeTo(2.26, 9)],
    });
  });
});

it('takes a jump for no solution', () => {
  const sign = equation('x / abs(x) = 0 * x', ['x']);
  expect(solve({ ...sign, solutions: {} }, 'x', {}, { min: -1, max: 1.7 })).toEqual({ kind: 'none' });
});

it('does not take a stretch of solutions for a single one', () => {
  const any = equation('U = R * I', ['U', 'R', 'I']);
  expect(solve(any, 'R', { U: 0, I: 0 }, { min: 0, max: 1000 }).kind).toBe('several');
});
