import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTools } from '../test-support/tools.ts';
import { compileTemplate } from './compile-template.ts';
import { drawValues } from './draw-values.ts';
import type { Values } from './template.ts';

type Written = Partial<Parameters<typeof compileTemplate>[0]>;

const compile = (source: Written) => {
  const { tools, reported } = plainTools();
  const template = compileTemplate({ variables: {}, derived: {}, constraints: [], ...source }, tools.report);
  return { template, reported };
};

const ohm = compile({
  variables: { U: { range: [6, 24], step: 2, unit: 'V' }, R: { list: [0.47, 1, 2.2], unit: 'kΩ' } },
  derived: {
    P: { value: 'U * I', unit: 'mW', digits: 3 },
    I: { value: 'U / R', unit: 'mA', digits: 3 },
  },
  constraints: ['I < 0.02', 'U != 10'],
});

describe('drawing values', () => {
  it('gives the same values for the same seed, and others for others', () => {
    expect(drawValues(ohm.template, 7)).toEqual(drawValues(ohm.template, 7));
    const draws = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(drawValues(ohm.template, seed))));
    expect(draws.size).toBeGreaterThan(8);
  });

  it('keeps a pinned value, in its unit, and draws the others as it would without it', () => {
    const free = compile({ variables: { U: { range: [6, 24], step: 2, unit: 'V' }, R: { list: [1, 2], unit: 'kΩ' } } });
    for (let seed = 1; seed < 20; seed++) {
      const drawn = drawValues(free.template, seed);
      expect(drawValues(free.template, seed, { R: 3 })).toEqual({ ...drawn, R: 3000 });
    }
  });

  it('has no draw where a pinned value breaks a constraint', () => {
    expect(drawValues(ohm.template, 1, { U: 10 })).toBeNull();
    expect(drawValues(ohm.template, 1, { U: 12, R: 2.2 })).toMatchObject({ U: 12, R: 2200 });
  });

  it('meets the constraints, keeps to the steps and reckons in SI units', () => {
    expect(ohm.reported).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (seed) => {
        const { U = 0, R = 0, I = 0, P = 0 } = drawValues(ohm.template, seed) ?? {};
        expect([6, 8, 12, 14, 16, 18, 20, 22, 24]).toContain(U);
        expect([470, 1000, 2200]).toContain(R);
        expect(I).toBe(U / R);
        expect(I).toBeLessThan(0.02);
        expect(P).toBe(U * I);
      }),
    );
  });

  it('reaches every value of a range, both ends among them, without noise', () => {
    const { template } = compile({ variables: { x: { range: [0.1, 0.7], step: 0.1, unit: '' } } });
    const drawn = new Set(Array.from({ length: 200 }, (_, seed) => drawValues(template, seed)?.x));
    expect([...drawn].sort()).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });

  it('gives up where no draw will do', () => {
    const never = compile({ variables: { x: { range: [1, 5], step: 1, unit: '' } }, constraints: ['x > 6'] });
    expect(drawValues(never.template, 1)).toBeNull();
    expect(never.reported).toEqual([{ place: 'constraints', fault: { code: 'noDraw', parts: [] } }]);
    const infinite = compile({
      variables: { x: { list: [0, 0], unit: '' } },
      derived: { y: { value: '1 / x', unit: '', digits: 3 } },
    });
    expect(drawValues(infinite.template, 1)).toBeNull();
  });

  it('counts temperatures from absolute zero', () => {
    const { template } = compile({ variables: { T: { list: [20, 20], unit: '°C' } } });
    expect(drawValues(template, 1)).toEqual({ T: 293.15 } satisfies Values);
  });
});

describe('compiling a template', () => {
  it.each<[string, Written, string]>([
    ['an unknown name', { derived: { y: { value: 'x + 1', unit: '', digits: 3 } } }, 'derived.y.value'],
    [
      'values that follow from each other',
      { derived: { a: { value: 'b', unit: '', digits: 3 }, b: { value: 'a', unit: '', digits: 3 } } },
      'derived.a.value',
    ],
    ['an unknown unit', { variables: { x: { list: [1, 2], unit: 'foo' } } }, 'variables.x.unit'],
    ['a range from the end', { variables: { x: { range: [5, 1], step: 1, unit: '' } } }, 'variables.x.range'],
    ['the name of a function', { variables: { sin: { list: [1, 2], unit: '' } } }, 'variables.sin'],
    [
      'a wrong dimension',
      {
        variables: { U: { list: [1, 2], unit: 'V' } },
        derived: { I: { value: '2 * U', unit: 'A', digits: 3 } },
      },
      'derived.I.value',
    ],
    [
      'sides that cannot be compared',
      { variables: { U: { list: [1, 2], unit: 'V' }, I: { list: [1, 2], unit: 'A' } }, constraints: ['U > I'] },
      'constraints.0',
    ],
    ['a condition without a comparison', { constraints: ['1 + 1'] }, 'constraints.0'],
  ])('reports %s', (_, source, place) => {
    expect(compile(source).reported.map((entry) => entry.place)).toContain(place);
  });

  it('takes numbers that may be values in SI units for what they may be', () => {
    const { reported } = compile({
      variables: { m: { list: [1, 2], unit: 'kg' }, U: { list: [6, 9], unit: 'V' } },
      derived: { F: { value: 'm * 9.81', unit: 'N', digits: 3 }, rest: { value: 'U - 2', unit: 'V', digits: 3 } },
      constraints: ['U > 5', 'U + 1 < 30'],
    });
    expect(reported).toEqual([]);
  });
});
