// @vitest-environment happy-dom
import type { Calculator as CalculatorModel, CalculatorQuantity } from '@navor/quantities';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import formula from '../../../../../translations/sl/formula.json' with { type: 'json' };
import { wire } from './calculator.fixture.ts';
import Calculator from './calculator.tsx';
import { withTexts } from './texts.fixture.ts';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const results = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const change = (
  key: string,
  by: Partial<CalculatorQuantity>,
  more: Partial<CalculatorModel> = {},
): CalculatorModel => ({
  ...wire,
  quantities: wire.quantities.map((quantity) =>
    quantity.key === key ? ({ ...quantity, ...by } as CalculatorQuantity) : quantity,
  ),
  ...more,
});
const show = (calculator: CalculatorModel) => render(withTexts(<Calculator calculator={calculator} />));
const atLeastZero = { lower: { value: 0, isIncluded: true } };

describe('a value beyond its limits', () => {
  it('is refused beside its field, and holds up only what is found from it', () => {
    show(change('l', { limits: atLeastZero }));
    type('dolžina', '-5');
    expect(screen.getByText(/^Najmanjša možna vrednost je 0.m\.$/)).toBeTruthy();
    expect(field('dolžina').getAttribute('aria-invalid')).toBe('true');
    expect(results()).toEqual(['prerez: –', 'upornost voda: 431,3 mΩ', 'standardni prerez: –', 'dovoljeni tok: –']);
  });

  it('is no result, nor is what follows from it', () => {
    show(change('R', { limits: atLeastZero }));
    type('padec', '-6,9');
    expect(results().slice(0, 2)).toEqual(['prerez: –', 'upornost voda: –']);
    expect(screen.getByText(/bi dobili −431,3.mΩ, kar ni mogoče\. Najmanjša možna vrednost je 0.Ω\./)).toBeTruthy();
    expect(screen.getByText(/ker manjka: upornost voda/)).toBeTruthy();
  });
});

describe('a condition between quantities', () => {
  const message = 'Padec mora biti manjši od toka.';
  const conditions = [
    {
      left: { op: 'quantity', key: 'U' },
      comparison: '<',
      right: { op: 'quantity', key: 'I' },
      message,
    } as const,
  ];

  it('is told beside the fields that break it', () => {
    show({ ...wire, conditions });
    expect(screen.queryByText(message)).toBeNull();
    type('padec', '20');
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(results()).toEqual(['prerez: –', 'upornost voda: –', 'standardni prerez: –', 'dovoljeni tok: –']);
    expect(screen.getAllByText(formula.waiting)).toHaveLength(4);
  });

  it('is told in place of a result that would break it', () => {
    show(
      change('U', { start: null }, { conditions, quantities: change('U', { start: null }).quantities.map(givenArea) }),
    );
    type('dolžina', '900');
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(results()[0]).toBe('padec napetosti: –');
  });
});

/** The cross-section is given instead of the voltage. */
function givenArea(quantity: CalculatorQuantity): CalculatorQuantity {
  return quantity.kind === 'variable' && quantity.key === 'A' ? { ...quantity, start: 2.5e-6 } : quantity;
}

describe('a result of something unusual', () => {
  it('carries the mark, and what follows from it too', () => {
    show(wire);
    type('padec', '120');
    expect(results()[1]).toBe('upornost voda: 7,5 Ω');
    expect(screen.getAllByText(/zunaj običajnega območja: padec napetosti\./).length).toBeGreaterThan(1);
    type('padec', '6,9');
    expect(screen.queryByText(/zunaj običajnega območja: /)).toBeNull();
  });

  it('is told with its mark to whoever hears it, as is that there is none', () => {
    show(wire);
    const told = () => within(document.querySelectorAll('output')[1] as HTMLElement);
    expect(told().queryByRole('img')).toBeNull();
    type('padec', '120');
    expect(told().getByRole('img', { name: formula.withCare })).toBeTruthy();
    type('padec', 'x');
    expect(told().getByRole('img', { name: formula.noResult })).toBeTruthy();
  });
});

describe('a count', () => {
  it('is shown whole, beside its field and as a result', () => {
    show(change('R', { unit: '', isWhole: true, max: 1e9 }));
    type('padec', '65534');
    type('tok', '1');
    expect(results()[1]).toBe('upornost voda: 65\u202f534');
    type('tok', '4');
    expect(results()[1]).toBe('upornost voda: –');
    expect(screen.getByText(new RegExp(formula.impossibleWhole))).toBeTruthy();
  });
});
