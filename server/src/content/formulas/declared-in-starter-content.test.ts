import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenConditions,
  type CalculatorQuantity,
  fieldUnit,
  impossibilityOf,
  quantityKind,
  readField,
  type StatedCondition,
} from '@navor/quantities';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from './compile-calculator.ts';
import { compileLiveFormula } from './compile-live-formula.ts';

const content = join(import.meta.dirname, '../../../../content');

type Variable = Extract<CalculatorQuantity, { kind: 'variable' }>;
type Block = { name: string; variables: Variable[]; conditions: StatedCondition[] };

const blocks: Block[] = globSync(['library/*/text.sl.md', 'courses/*/lessons/*.sl.md'], { cwd: content }).flatMap(
  (path) =>
    [...readFileSync(join(content, path), 'utf8').matchAll(/^```(calculator|formula)\n([\s\S]*?)^```$/gm)].map(
      ([, kind, source = '']) => {
        const place = { id: 'x', language: 'sl', firstLine: 1 } as const;
        const compiled =
          kind === 'formula' ? compileLiveFormula(source, place).formula : compileCalculator(source, place).calculator;
        const quantities: CalculatorQuantity[] = compiled?.quantities ?? [];
        const variables = quantities.filter((quantity) => quantity.kind === 'variable');
        return { name: `${path}: ${compiled?.title}`, variables, conditions: compiled?.conditions ?? [] };
      },
    ),
);

const find = (title: string) => {
  const found = blocks.find(({ name }) => name.endsWith(`: ${title}`));
  if (!found) throw new Error(title);
  return found;
};

const read = (block: Block, key: string, typed: string) => {
  const variable = block.variables.find((each) => each.key === key);
  const reading = variable && readField(typed, variable);
  if (!variable || reading?.kind !== 'quantity') throw new Error(`${key}: ${typed}`);
  return { variable, value: reading.value };
};

const neverNegative = [
  ...['length', 'area', 'volume', 'mass', 'time', 'frequency', 'density', 'resistance', 'resistivity'],
  ...['capacitance', 'inductance', 'temperature'],
];
/** Changes of a length, and clearances. */
const signed = ['DeltaL', 'Z_max', 'Z_min'];

it('has formulas and calculators to look at', () => {
  expect(blocks.length).toBeGreaterThan(40);
});

describe.each(blocks)('$name', ({ variables }) => {
  it('takes nothing below zero for what is never negative', () => {
    const loose = variables.filter(
      ({ key, isDifference, limits, ...quantity }) =>
        neverNegative.includes(quantityKind(fieldUnit(quantity))) &&
        !(signed.includes(key) || isDifference || (limits?.lower && limits.lower.value >= 0)),
    );
    expect(loose.map(({ key }) => key)).toEqual([]);
  });

  it('takes no share above one', () => {
    // A wavelength has the letter of the power factor.
    const isLength = (variable: Variable) => quantityKind(fieldUnit(variable)) === 'length';
    const shares = variables.filter((each) => /^(?:eta|lambda|beta)/.test(each.key) && !isLength(each));
    for (const { limits } of shares) expect(limits?.upper).toEqual({ value: 1, isIncluded: true });
  });
});

it.each([
  ['Tok trifaznega motorja', 'eta', '1,5'],
  ['Ohmov zakon', 'R', '-470 Ω'],
  ['Temperatura', 't_C', '-300 °C'],
  ['Temperatura', 't_F', '-460 °F'],
  ['Razširjena negotovost', 'n', '4,5'],
  ['Trikotnik moči', 'lambda', '1,2'],
  ['Predpona za dano število naprav', 'N', '0'],
])('%s refuses %s of %s', (title, key, typed) => {
  const { variable, value } = read(find(title), key, typed);
  expect(impossibilityOf(value, variable)).not.toBeNull();
});

it.each([
  ['Trikotnik moči', 'lambda', '0'],
  ['Temperatura', 't_C', '-273,15 °C'],
  ['Razširjena negotovost', 'n', '2'],
])('%s takes %s of %s', (title, key, typed) => {
  const { variable, value } = read(find(title), key, typed);
  expect(impossibilityOf(value, variable)).toBeNull();
});

it.each([
  ['Sila dvosmernega valja', { d: '60 mm', D: '50 mm' }],
  ['Votli pravokotnik', { t: '31 mm', B: '60 mm' }],
  ['Votli pravokotnik', { t: '5 cm', H: '100 mm' }],
  ['Cev', { t: '31 mm', D: '60 mm' }],
  ['Uklon batnice', { d: '20 mm', l_k: '400 mm' }],
])('%s refuses %s', (title, typed) => {
  const block = find(title);
  const values = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, read(block, key, text).value]));
  expect(brokenConditions(block.conditions, values)).toHaveLength(1);
});

it('takes a load on the overhang, of which the lesson on equilibrium speaks', () => {
  const block = find('Reakcija desne podpore');
  const [a, l] = [read(block, 'a', '5 m').value, read(block, 'l', '4 m').value];
  expect(brokenConditions(block.conditions, { a, l })).toEqual([]);
});

it('takes 40 °C of warming for 40 K', () => {
  expect(read(find('Toplotni raztezek'), 'DeltaT', '40 °C').value).toBe(40);
});
