// @vitest-environment happy-dom
import type { Expression } from '@navor/quantities';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import sl from '../../../../../translations/sl/formula.json' with { type: 'json' };
import { field, ohm, page, q, result, symbols, toss, type } from './live-formula.fixture.ts';

afterEach(cleanup);

const spoken = (container: Element) => [...container.querySelectorAll('math')].map((math) => math.textContent);
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('without scripts', () => {
  it('is a worked example', () => {
    const html = renderToString(page(ohm)).replaceAll('\u00a0', ' ');
    expect(html).toContain('<b>U = R I</b>');
    expect(html).toContain('2,553 mA');
    expect(html).toContain('<mfrac>');
    expect(html).toContain(sl.noScript);
    expect(html).toMatch(/<path d="M\d/);
    expect(html.match(/readOnly=""/g)).toHaveLength(2);
  });
});

describe('computing', () => {
  it('shows the result of the start values', () => {
    render(page(ohm));
    expect(result()).toBe('tok: 2,553 mA');
    expect(field('upornost').value).toBe('4,7');
    expect(described(field('upornost'))).toContain('kΩ');
  });

  it.each(['9,4', '9.4', '9,4 k', '9400 ohm', '9k4'])('takes %s for a resistance', (text) => {
    render(page(ohm));
    type('upornost', text);
    expect(result()).toBe('tok: 1,277 mA');
  });

  it('writes the way to the result with numbers and units', () => {
    const { container } = render(page(ohm));
    expect(spoken(container)).toEqual(['I=UR', '=12V4,7kΩ', '=2,553mA']);
  });

  it.each([
    ['4700 ohm', '4700Ω'],
    ['4k7', '4,7kΩ'],
    ['0,0047 MΩ', '0,0047MΩ'],
    ['4700', '4700kΩ'],
  ])('keeps what was typed in its unit: %s', (text, shown) => {
    const { container } = render(page(ohm));
    type('upornost', text);
    expect(spoken(container)[1]).toBe(`=12V${shown}`);
  });

  it('solves for another quantity, and keeps what was found', () => {
    render(page(ohm));
    fireEvent.click(screen.getByRole('radio', { name: 'napetost' }));
    expect(field('tok').value).toBe('2,553');
    expect(result()).toBe('napetost: 12 V');
    type('tok', '10');
    expect(result()).toBe('napetost: 47 V');
  });

  it('reports several solutions, and none', () => {
    const { container } = render(page(toss));
    expect(result()).toBe('čas: 1 s ali 2 s');
    expect(spoken(container)).toEqual(['10m', '=15m/s·t−5m/s²·t2', '⇒t=1s', '⇒t=2s']);
    type('višina', '90');
    expect(result()).toBe('čas: –');
    expect(screen.getByText(/ni rešitve/)).toBeTruthy();
  });

  it.each(['12', '0'])('says that %s V cannot be divided by zero', (voltage) => {
    const { container } = render(page(ohm));
    type('napetost', voltage);
    type('upornost', '0');
    expect(result()).toBe('tok: –');
    expect(screen.getByText(sl.zeroDivision)).toBeTruthy();
    expect(screen.queryByText(/ni rešitve/)).toBeNull();
    expect(spoken(container)).toEqual(['I=UR']);
  });

  it('leaves nothing of a force at right angles', () => {
    const angle = {
      ...symbols('a'),
      name: 'kot',
      unit: '°',
      kind: 'variable',
      min: 0,
      max: Math.PI,
      start: 0,
    } as const;
    const force = {
      ...symbols('F'),
      name: 'sila',
      unit: 'N',
      kind: 'variable',
      min: 0,
      max: 2000,
      start: 500,
    } as const;
    const part = { ...symbols('f'), name: 'komponenta', unit: 'N', kind: 'variable', min: 0, max: 2000 } as const;
    const right: Expression = { op: 'multiply', left: q('F'), right: { op: 'call', name: 'cos', of: q('a') } };
    const inverse: Expression = { op: 'divide', left: q('f'), right: { op: 'call', name: 'cos', of: q('a') } };
    const solutions = { f: { expression: right, html: '' }, F: { expression: inverse, html: '' } };
    const quantities = [{ ...part, start: null }, force, angle];
    render(page({ ...ohm, left: q('f'), right, quantities, solutions, solve: 'f', plot: { x: 'a', y: 'f' } }));
    type('kot', '90');
    expect(result()).toBe('komponenta: 0 N');
    fireEvent.click(screen.getByRole('radio', { name: 'sila' }));
    type('komponenta', '100');
    expect(screen.getByText(sl.zeroDivision)).toBeTruthy();
  });

  it('tells a range in the unit of the field', () => {
    render(page(ohm));
    expect(described(field('upornost'))).toContain('0,001 do 1000\u00a0kΩ');
    fireEvent.click(screen.getByRole('radio', { name: 'napetost' }));
    expect(described(field('tok'))).toContain('0 do 10\u202f000\u00a0mA');
  });

  it('shows constants without a field', () => {
    render(page(toss));
    expect(screen.queryByRole('textbox', { name: /pospeška/ })).toBeNull();
    expect(screen.getByText(/^5 m\/s²$/)).toBeTruthy();
  });

  it('goes back to the start values', () => {
    render(page(ohm));
    type('napetost', '24');
    fireEvent.click(screen.getByRole('button', { name: sl.reset }));
    expect(field('napetost').value).toBe('12');
  });
});

describe('what cannot be read', () => {
  it.each([
    ['sl', '5 V', 'V je enota za napetost. Upornost merimo v kΩ.'],
    ['en', '5 V', 'V is a unit of voltage. Resistance is measured in kΩ.'],
    ['de', '5 V', 'V ist eine Einheit für Spannung. Widerstand gibt man in kΩ an.'],
    ['en', '5 foo', '“foo” is not a unit we know. Try kΩ.'],
    ['en', '', 'Enter a value.'],
    ['en', 'abc', 'Start with a number, such as 4.7 or 1.2e3.'],
  ] as const)('is explained beside the field (%s): %s', (language, text, message) => {
    render(page(ohm, language));
    type('upornost', text);
    expect(described(field('upornost'))).toContain(message);
    expect(field('upornost').getAttribute('aria-invalid')).toBe('true');
    expect(result()).toBe('tok: –');
  });

  it('is not confused with a value outside of the range, which is only noted', () => {
    render(page(ohm));
    type('napetost', '500');
    expect(field('napetost').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByText(/Zunaj običajnega območja/)).toBeTruthy();
    expect(result()).toBe('tok: 106,4 mA');
  });
});

describe('a sign that separates thousands in the language', () => {
  it.each([
    ['sl', '1.234', 'To lahko pomeni 1234 kΩ ali 1,234 kΩ.', '1,234', 'tok: 9,724 mA'],
    ['sl', '1.234 Ω', 'To lahko pomeni 1234 Ω ali 1,234 Ω.', '1,234 Ω', 'tok: 9,724 A'],
    ['de', '123.456', 'Das kann 123456 kΩ oder 123,456 kΩ bedeuten.', '123,456', 'tok: 97,2 µA'],
    ['en', '1,234', 'This could mean 1234 kΩ or 1.234 kΩ.', '1.234', 'tok: 9.724 mA'],
  ] as const)('is asked about (%s): %s', (language, text, question, fraction, found) => {
    render(page(ohm, language));
    type('upornost', text);
    expect(described(field('upornost')).join().replaceAll('\u202f', ' ')).toContain(question);
    expect(field('upornost').getAttribute('aria-invalid')).toBe('true');
    expect(result()).toBe('tok: –');
    const choices = screen.getByRole('group', { name: /Kaj ste mislili|Was meinen Sie|Which one/ });
    fireEvent.click(choices.querySelectorAll('button')[1] as Element);
    expect(field('upornost').value).toBe(fraction);
    expect(document.activeElement).toBe(field('upornost'));
    expect(result()).toBe(found);
  });

  it.each([
    ['sl', '1,234'],
    ['sl', '0.125'],
    ['sl', '1.2345'],
    ['sl', '1.234,5 Ω'],
    ['en', '1.234'],
    ['en', '47,5'],
  ] as const)('leaves no doubt in %s: %s', (language, text) => {
    render(page(ohm, language));
    type('upornost', text);
    expect(field('upornost').getAttribute('aria-describedby')).not.toContain('message');
  });
});
