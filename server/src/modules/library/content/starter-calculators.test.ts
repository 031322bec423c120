import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryPart } from '@navor/contract';
import { languages } from '@navor/languages';
import {
  type Calculator,
  type CalculatorQuantity,
  formatNumber,
  fromUnit,
  inUnit,
  noUnit,
  readUnit,
  solveCalculator,
  startValues,
  swapsFor,
  type Values,
} from '@navor/quantities';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from '../../../content/files/content-files.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import { libraryContent } from './library-content.ts';
import { noLibraryReferences } from './library-references.ts';
import { type PreparedItem, prepareLibrary } from './prepare-library.ts';

/**
 * What somebody types, and what has to come out, each in the unit that the calculator shows it in. Choices are told by their
 * value, those without values by their name. The numbers have seven figures and were worked out apart from any code here,
 * from the formulas of textbooks and the tables of standards.
 */
type WorkedSet = { given: Record<string, number | string>; expected: Record<string, number> };

/** By item: the sets of each calculator in its text. The first one is what the calculator starts with. */
type WorkedItems = Record<string, WorkedSet[][]>;

const workedItems: WorkedItems = Object.assign(
  {},
  ...['electrical', 'mechanical', 'strength'].map((name) =>
    parse(readFileSync(join(import.meta.dirname, `worked-values/${name}.yaml`), 'utf8')),
  ),
);

let items: PreparedItem[];
beforeAll(async () => {
  // Where links lead is of no interest here.
  ({ items } = await prepareLibrary(
    await readContentFiles(starterFolder, libraryContent.paths),
    noLibraryReferences,
    await starterTexts(),
  ));
}, 300_000);

const bodyOf = (item: PreparedItem | undefined, language = 'sl'): LibraryPart[] =>
  item?.prepared.find((text) => text.language === language)?.body ?? [];

const calculatorsIn = (body: LibraryPart[]): Calculator[] =>
  body.flatMap((part) => (part.kind === 'calculator' ? [part.calculator] : []));

const unitOf = ({ unit }: CalculatorQuantity) => readUnit(unit) ?? noUnit;

/** A value as the solver takes it: in SI units, or the place of an option. */
function asGiven(quantity: CalculatorQuantity, value: number | string): number {
  if (quantity.kind === 'choice') {
    return quantity.options.findIndex((option) =>
      typeof value === 'string'
        ? option.label === value
        : Math.abs(inUnit(option.value, unitOf(quantity)) - value) <= 1e-9 * value,
    );
  }
  if (typeof value === 'string' || quantity.kind !== 'variable') throw new Error(`${quantity.key} cannot be given`);
  return fromUnit(value, unitOf(quantity));
}

function givenOf({ quantities }: Calculator, set: WorkedSet): Record<string, number> {
  return Object.fromEntries(
    Object.entries(set.given).map(([key, value]) => {
      const quantity = quantities.find((one) => one.key === key);
      if (!quantity) throw new Error(`${key} is not in the calculator`);
      return [key, asGiven(quantity, value)] as const;
    }),
  );
}

/** All that is neither given nor constant. */
function results(calculator: Calculator, given: Values): Record<string, number> {
  const { findings, contradictions } = solveCalculator(calculator, given);
  expect(contradictions).toEqual([]);
  return Object.fromEntries(
    calculator.quantities.flatMap((quantity) => {
      const finding = findings.get(quantity.key);
      if (finding?.kind === 'given' || finding?.kind === 'constant') return [];
      const value = finding?.kind === 'found' ? inUnit(finding.value, unitOf(quantity)) : Number.NaN;
      return [[quantity.key, value] as const];
    }),
  );
}

/** What a set gives instead of something that is given at first, and what it leaves to be computed. */
function swapIn(calculator: Calculator, given: Values): { gives: string; computes: string } | null {
  const start = startValues(calculator);
  const [gives, ...more] = Object.keys(given).filter((key) => !(key in start));
  const [computes, ...others] = Object.keys(start).filter((key) => !(key in given));
  expect(more.concat(others), 'one swap at most').toEqual([]);
  return gives && computes ? { gives, computes } : null;
}

const hasSwaps = (calculator: Calculator) => {
  const start = startValues(calculator);
  return calculator.quantities.some(({ key }) => swapsFor(calculator, start, key).length > 0);
};

const worked = Object.entries(workedItems).flatMap(([id, calculators]) =>
  calculators.map((sets, at) => ({ name: `${id}, ${at + 1}`, id, at, sets })),
);

describe.each(worked)('the calculator of $name', ({ id, at, sets }) => {
  const calculator = () => {
    const found = calculatorsIn(bodyOf(items.find((item) => item.id === id)))[at];
    if (!found) throw new Error('There is no such calculator');
    return found;
  };

  it('starts with values that were worked out', () => {
    const [first] = sets;
    const given = first && givenOf(calculator(), first);
    const start = startValues(calculator());
    expect(Object.keys(given ?? {}).sort()).toEqual(Object.keys(start).sort());
    for (const [key, value] of Object.entries(start)) expect(given?.[key], key).toBeCloseTo(value, 12);
  });

  it.each(sets)('computes what was worked out from $given', (set) => {
    const found = results(calculator(), givenOf(calculator(), set));
    expect(Object.keys(found).sort()).toEqual(Object.keys(set.expected).sort());
    for (const [key, value] of Object.entries(set.expected)) {
      expect(Math.abs((found[key] ?? Number.NaN) - value), `${key}: ${found[key]}`).toBeLessThanOrEqual(
        Math.max(1e-6 * Math.abs(value), 1e-9),
      );
    }
  });

  it('was worked out for other values, and for a swap where it has any', () => {
    expect(sets.length).toBeGreaterThan(1);
    const swaps = sets.flatMap((set) => swapIn(calculator(), givenOf(calculator(), set)) ?? []);
    for (const { gives, computes } of swaps) {
      expect(swapsFor(calculator(), startValues(calculator()), gives)).toContain(computes);
    }
    expect(swaps.length > 0).toBe(hasSwaps(calculator()));
  });
});

/** All but the words, and what is typeset with them. */
function structureOf({ id, quantities, equations }: Calculator) {
  return {
    id,
    quantities: quantities.map(({ name: _, symbolHtml: _symbol, symbolMathml: _mathml, ...quantity }) =>
      quantity.kind === 'choice' ? { ...quantity, options: quantity.options.map(({ value }) => value) } : quantity,
    ),
    equations: equations.map(({ left, right, solutions }) => ({
      left,
      right,
      solutions: Object.entries(solutions).map(([key, { expression }]) => [key, expression]),
    })),
  };
}

/** Of the tables that thread sizes are looked up in, beside the calculator. */
const threads = ['grobi', 'fini'].flatMap((name) => {
  const path = join(starterFolder, `library/metricni-navoji/tables/${name}-navoji.csv`);
  const [head = [], ...rows] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => new Map(head.map((column, at) => [column, row[at] ?? ''])));
});

describe('the starter library', () => {
  it('shows sizes of threads as finely as the tables beside their calculator', () => {
    const [calculator] = calculatorsIn(bodyOf(items.find(({ id }) => id === 'metricni-navoji')));
    if (!calculator) throw new Error('There is no such calculator');
    expect(threads.length).toBeGreaterThan(20);
    for (const thread of threads) {
      const given = givenOf(calculator, {
        given: { d: Number(thread.get('d')), P: Number(thread.get('P')) },
        expected: {},
      });
      const found = results(calculator, given);
      for (const [key, column] of [
        ['d_2', 'd2'],
        ['d_3', 'd3'],
        ['D_1', 'D1'],
      ] as const) {
        const figures = calculator.quantities.find((quantity) => quantity.key === key)?.figures;
        const shown = Number(formatNumber(found[key] ?? Number.NaN, 'en', figures));
        expect(Math.abs(shown - Number(thread.get(column))), `${thread.get('thread')}: ${shown}`).toBeLessThan(0.0011);
      }
    }
  });

  it('has worked values for each of its calculators', () => {
    const counts = items.flatMap((item) => {
      const { length } = calculatorsIn(bodyOf(item));
      return length > 0 ? [[item.id, length] as const] : [];
    });
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(workedItems).map(([id, { length }]) => [id, length])),
    );
  });

  it('has something to compute with in each item that is a calculator', () => {
    for (const item of items.filter(({ file }) => file.kind === 'calculator')) {
      for (const language of languages) {
        const kinds = bodyOf(item, language).map(({ kind }) => kind);
        expect(kinds.includes('calculator') || kinds.includes('instrument'), `${item.id}, ${language}`).toBe(true);
      }
    }
  });

  it('computes the same in all languages', () => {
    for (const item of items) {
      const [own, ...others] = languages.map((language) =>
        bodyOf(item, language).flatMap((part): unknown[] => {
          if (part.kind === 'calculator') return [structureOf(part.calculator)];
          return part.kind === 'instrument' ? [part.name] : [];
        }),
      );
      for (const other of others) expect(other, item.id).toEqual(own);
    }
  });
});
