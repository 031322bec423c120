// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graded, seen, take, type } from '../../taking/taking.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const current = { type: 'numeric' as const, unit: 'mA', isUnitRequired: true };
const rest = () => act(() => vi.advanceTimersByTime(1000));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vprašanje' });
const told = () => seen(screen.getByRole('status'));

it('takes what is typed as it is typed, and takes it back when it is deleted', () => {
  const { last } = take({ view: current });
  type('Vprašanje', '12,5 mA');
  expect(last()).toEqual({ type: 'numeric', text: '12,5 mA' });
  type('Vprašanje', '');
  expect(last()).toBeNull();
});

describe('the preview', () => {
  it.each([
    ['12,5 mA', current, 'Razumemo kot: 12,5 mA (= 0,0125 A)'],
    ['0.0125A', current, 'Razumemo kot: 0,0125 A'],
    ['12k', { ...current, unit: 'V' }, 'Razumemo kot: 12 kV (= 12000 V)'.replace('12000', '12 000')],
    ['3/4 V', { ...current, unit: 'V' }, 'Razumemo kot: 0,75 V'],
    ['1,2·10^3 ohm', { ...current, unit: 'kΩ' }, 'Razumemo kot: 1200 Ω'],
    ['36 km/h', { ...current, unit: 'm/s' }, 'Razumemo kot: 36 km/h (= 10 m/s)'],
    ['12,5', { ...current, isUnitRequired: false }, 'Razumemo kot: 12,5 mA'],
    ['0,5 A', { ...current, isUnitRequired: false }, 'Razumemo kot: 0,5 A (= 500 mA)'],
    ['30', { ...current, unit: '°' }, 'Razumemo kot: 30°'],
    ['7', { ...current, unit: '' }, 'Razumemo kot: 7'],
    ['12,5', current, 'Dodajte enoto za električni tok, na primer A.'],
    ['3', { ...current, unit: 'km/h' }, 'Dodajte enoto za hitrost, na primer m/s.'],
    ['3', { ...current, unit: 'N·m²/C²' }, 'Dodajte enoto, na primer N·m²/C².'],
    ['12 V', current, 'V je enota za napetost. Tu potrebujete enoto za električni tok.'],
    ['12 %', current, 'Enota % tu ne ustreza. Uporabite na primer A.'],
    ['12 V', { ...current, unit: '' }, 'Tu vpišite le število; »V« izpustite.'],
    ['12 foo', current, 'Enote »foo« ne poznamo. Preverite zapis; pomembne so tudi velike in male črke.'],
    ['približno 12', current, 'Začnite s številom, na primer 4,7 ali 1,2e3.'],
    ['3/0 A', current, 'Z nič ni mogoče deliti.'],
  ])('of %s says in Slovenian what was understood', (text, view, expected) => {
    take({ view });
    type('Vprašanje', text);
    rest();
    expect(told()).toBe(expected);
    expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
  });

  it.each([
    ['12,5 mA', 'We read this as: 12.5 mA (= 0.0125 A)'],
    ['12.5', 'Add a unit of electric current, such as A.'],
    ['12 V', 'V is a unit of voltage. Here you need a unit of electric current.'],
    ['1,2,3,4 A', 'The number “1,2,3,4 A” cannot be read. Use a single decimal point or comma.'],
  ])('of %s says in English what was understood', (text, expected) => {
    take({ view: current }, 'en');
    type('Vprašanje', text);
    rest();
    expect(told()).toBe(expected);
  });

  it('of a number without a unit is the same in German', () => {
    take({ view: { ...current, unit: 'kΩ' } }, 'de');
    type('Vprašanje', '4,7');
    rest();
    expect(told()).toBe('Ergänzen Sie eine Einheit für Widerstand, zum Beispiel Ω.');
  });

  it.each([
    [
      'sl',
      '12.500 mA',
      'To lahko pomeni 12500 mA ali 12,500 mA. Izberite ali zapišite tisto, kar ste mislili.',
      '12,500 mA',
    ],
    ['en', '12,500 mA', 'This could mean 12500 mA or 12.500 mA. Choose or write the one you mean.', '12.500 mA'],
    [
      'de',
      '12.500 mA',
      'Das kann 12500 mA oder 12,500 mA bedeuten. Wählen oder schreiben Sie, was Sie meinen.',
      '12,500 mA',
    ],
  ] as const)('asks in %s what is meant by %s, and takes the choice', (language, text, question, chosen) => {
    const { last } = take({ view: current }, language);
    type('Vprašanje', text);
    expect(screen.queryByRole('button')).toBeNull();
    rest();
    expect(told()).toBe(question);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const [whole, fraction] = screen.getAllByRole('button');
    expect(seen(whole as Element)).toBe('12 500 mA');
    expect(seen(fraction as Element)).toBe(language === 'en' ? '12.5 mA' : '12,5 mA');
    fireEvent.click(fraction as Element);
    expect(last()).toEqual({ type: 'numeric', text: chosen });
    expect(document.activeElement).toBe(field());
    rest();
    expect(screen.queryByRole('button')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['800 W', 'VA', 'W je enota za moč. Tu potrebujete enoto za navidezno moč.'],
    ['60 J', 'N·m', 'J je enota za energijo. Tu potrebujete enoto za navor.'],
    ['50 Hz', 'rad/s', 'Hz je enota za frekvenco. Tu potrebujete enoto za kotno hitrost.'],
    ['50 Bq', 'Hz', 'Enota Bq tu ne ustreza. Uporabite na primer Hz.'],
    ['12 m', 'mm²', 'm je enota za dolžino. Tu potrebujete enoto za ploščino.'],
  ])('of %s where %s is asked for says which quantity that is', (text, unit, expected) => {
    take({ view: { ...current, unit } });
    type('Vprašanje', text);
    rest();
    expect(told()).toBe(expected);
  });

  it('never tells the prefix in which the answer is expected', () => {
    const { container } = take({ view: current });
    for (const text of ['', '12,5', '12 V', '12 foo', '0,0125 A']) {
      type('Vprašanje', text);
      rest();
      expect(seen(container)).not.toContain('mA');
    }
  });

  it('waits for a pause with what it objects to, and lets typing go on', () => {
    const { container } = take({ view: current });
    type('Vprašanje', '12 V');
    expect(seen(container)).not.toContain('napetost');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    rest();
    expect(seen(container)).toContain('napetost');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().readOnly).toBe(false);
  });
});

it('says the unit beside the field unless giving one is part of the task', () => {
  take({ view: { ...current, isUnitRequired: false } });
  expect(screen.getByText('Vpišite število v enoti mA.')).toBeTruthy();
  cleanup();
  take({ view: current });
  expect(screen.getByText('Vpišite število z enoto.')).toBeTruthy();
});

const reveal = {
  ...{ type: 'numeric' as const, answer: '12,5 mA', tolerance: '± 0,1 mA', understood: '12,5 A' },
  ...{ slipFeedback: null, otherQuantity: null },
};

it('shows the right answer and what was understood once it is settled', () => {
  const { container } = take({
    view: current,
    response: { type: 'numeric', text: '12,5 A' },
    settled: { result: graded(0), reveal },
  });
  expect(field().readOnly).toBe(true);
  expect(seen(container)).toContain('Pravilen odgovor: 12,5 mA (dovoljeno odstopanje ± 0,1 mA)');
  expect(seen(container), 'the verdict is the header’s').not.toContain('Napačno');
});

it('says what was understood where it differs from what was typed', () => {
  const settledWith = (text: string, view = current) =>
    seen(take({ view, response: { type: 'numeric', text }, settled: { result: graded(0), reveal } }).container);
  expect(settledWith('12500 mA')).toContain('Vaš odgovor smo razumeli kot: 12,5 A');
  cleanup();
  expect(settledWith('12,5A')).not.toContain('razumeli');
  cleanup();
  expect(settledWith('12,5', { ...current, unit: 'A', isUnitRequired: false })).not.toContain('razumeli');
});

it('adds nothing to the very answer', () => {
  const settledWith = (text: string) => {
    const right = { ...reveal, understood: text };
    take({ view: current, response: { type: 'numeric', text }, settled: { result: graded(1), reveal: right } });
    return seen(document.getElementById('q1-result') as Element);
  };
  expect(settledWith('12,5 mA')).toBe('');
  cleanup();
  expect(settledWith('12,4 mA')).toBe('Pravilen odgovor: 12,5 mA (dovoljeno odstopanje ± 0,1 mA)');
});

it('says why an answer could not be read', () => {
  const { container } = take({
    view: current,
    response: { type: 'numeric', text: '12' },
    settled: {
      result: { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'mA' } },
      reveal: { ...reveal, understood: null },
    },
  });
  expect(seen(container)).toContain('Dodajte enoto za električni tok, na primer A.');
});
