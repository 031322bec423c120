// @vitest-environment happy-dom
import type { FormulaQuantity, LiveFormula } from '@navor/quantities';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import sl from '../../../../../translations/sl/formula.json' with { type: 'json' };
import { field, ohm, page, q, result, symbols, type } from './live-formula.fixture.ts';

afterEach(cleanup);

const aboveZero = { lower: { value: 0, isIncluded: false } };
const change = (key: string, by: Partial<FormulaQuantity>): LiveFormula => ({
  ...ohm,
  quantities: ohm.quantities.map((quantity) =>
    quantity.key === key ? ({ ...quantity, ...by } as FormulaQuantity) : quantity,
  ),
});
const declared = change('R', { limits: aboveZero });
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

describe('a value beyond its limits', () => {
  it.each([
    ['sl', 'Vrednost mora biti večja od 0 kΩ.'],
    ['en', 'The value must be greater than 0 kΩ.'],
    ['de', 'Der Wert muss größer als 0 kΩ sein.'],
  ] as const)('is refused beside its field and computed with by nobody (%s)', (language, message) => {
    render(page(declared, language));
    type('upornost', '-470 ohm');
    expect(screen.getByText(message)).toBeTruthy();
    expect(isInvalid('upornost')).toBe(true);
    expect(result()).toBe('tok: –');
    type('upornost', '470 ohm');
    expect(isInvalid('upornost')).toBe(false);
    expect(result()).toMatch(/^tok: 25[.,]53 mA$/);
  });

  it('is no result either, and what it would be is told', () => {
    render(page(declared));
    fireEvent.click(screen.getByRole('radio', { name: 'upornost' }));
    type('tok', '-2');
    expect(result()).toBe('upornost: –');
    expect(
      screen.getByText(/^S temi vrednostmi bi dobili −6.kΩ, kar ni mogoče\. Vrednost mora biti večja/),
    ).toBeTruthy();
  });
});

describe('a count', () => {
  it('is whole', () => {
    render(page(change('U', { unit: '', isWhole: true })));
    type('napetost', '4,5');
    expect(screen.getByText(sl.limits.whole)).toBeTruthy();
    expect(result()).toBe('tok: –');
  });

  it('has all its digits', () => {
    render(page(change('I', { unit: '', isWhole: true, max: 1e6 })));
    type('napetost', '65534');
    type('upornost', '0,001');
    expect(result()).toBe('tok: 65\u202f534');
  });
});

describe('a condition between quantities', () => {
  const message = 'Napetost mora biti manjša od upornosti.';
  const conditioned = { ...ohm, conditions: [{ left: q('U'), comparison: '<' as const, right: q('R'), message }] };

  it('is told beside all fields that it is about, and keeps the result back', () => {
    render(page(conditioned));
    type('upornost', '10 ohm');
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect([isInvalid('napetost'), isInvalid('upornost')]).toEqual([true, true]);
    expect(result()).toBe('tok: –');
    expect(screen.getByText(sl.waiting)).toBeTruthy();
  });

  it('is told in place of a result that does not meet it', () => {
    render(page(conditioned));
    fireEvent.click(screen.getByRole('radio', { name: 'upornost' }));
    type('tok', '5 A');
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(result()).toBe('upornost: –');
  });
});

describe('a result of something unusual', () => {
  it('carries the mark', () => {
    render(page(ohm));
    expect(screen.queryByText(/Izračunano iz vrednosti zunaj/)).toBeNull();
    type('napetost', '500');
    expect(result()).toBe('tok: 106,4 mA');
    expect(screen.getByText(/Izračunano iz vrednosti zunaj običajnega območja: napetost\./)).toBeTruthy();
  });
});

describe('a difference of temperatures', () => {
  const warming: LiveFormula = {
    ...ohm,
    right: { op: 'multiply', left: q('a'), right: q('T') },
    quantities: [
      { ...symbols('U'), name: 'raztezek', unit: 'mm', kind: 'variable', min: 0, max: 1, start: null },
      { ...symbols('a'), name: 'koeficient', unit: 'mm/K', kind: 'variable', min: 0, max: 1, start: 0.072e-3 },
      {
        ...symbols('T'),
        name: 'razlika',
        unit: 'K',
        isDifference: true,
        kind: 'variable',
        min: -99,
        max: 99,
        start: 1,
      },
    ],
    solutions: {},
    solve: 'U',
    plot: null,
  };

  it.each(['40 °C', '40 K', '40'])('of %s is the same in all units', (typed) => {
    render(page(warming));
    type('razlika', typed);
    expect(result()).toBe('raztezek: 2,88 mm');
  });
});
