// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { graded, seen, take, type } from '../../taking/taking.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (html: string) => ({ kind: 'text' as const, text: html });
const gap = (name: string) => ({ kind: 'gap' as const, name });
const view = {
  type: 'blanks' as const,
  paragraphs: [[text('Tok je '), gap('tok'), text(', merimo ga z '), gap('naprava'), text('.')], [gap('vezava')]],
  gaps: {
    vezava: {
      type: 'single-choice' as const,
      options: [
        { letter: 'a', html: '<i>zaporedno</i>' },
        { letter: 'b', html: 'vzporedno' },
      ],
    },
    tok: { type: 'numeric' as const, unit: 'mA', isUnitRequired: true },
    naprava: { type: 'short-text' as const },
  },
};

it('takes each gap under its number in the text, and takes it back', () => {
  const { last } = take({ view });
  expect(screen.getByRole('group', { name: 'Vprašanje' })).toBeTruthy();
  type('1. vrzel', '2 mA');
  type('2. vrzel', 'ampermetrom');
  fireEvent.change(screen.getByRole('combobox', { name: '3. vrzel' }), { target: { value: 'a' } });
  expect(last()).toEqual({ type: 'blanks', gaps: { tok: '2 mA', naprava: 'ampermetrom', vezava: 'a' } });
  type('1. vrzel', '');
  type('2. vrzel', '');
  fireEvent.change(screen.getByRole('combobox', { name: '3. vrzel' }), { target: { value: '' } });
  expect(last()).toBeNull();
});

it.each([
  ['sl', '1. vrzel', 'Razumemo kot: 2 mA (= 0,002 A)', 'Dodajte enoto za električni tok, na primer A.'],
  ['en', 'Gap 1', 'We read this as: 2 mA (= 0.002 A)', 'Add a unit of electric current, such as A.'],
] as const)('previews gaps for numbers in %s', (language, name, understood, missing) => {
  take({ view }, language);
  const told = () => seen(document.getElementById('q1-tok-note') as Element);
  type(name, '2 mA');
  act(() => vi.advanceTimersByTime(1000));
  expect(told()).toBe(understood);
  type(name, '2');
  act(() => vi.advanceTimersByTime(1000));
  expect(told()).toBe(missing);
  expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true');
});

it('asks what is meant in a gap, and takes the choice', () => {
  const { last } = take({ view }, 'en');
  type('Gap 1', '2,000 mA');
  act(() => vi.advanceTimersByTime(1000));
  const choices = screen.getByRole('group', { name: 'Which one do you mean?' });
  fireEvent.click(choices.querySelector('button') as Element);
  expect(last()).toEqual({ type: 'blanks', gaps: { tok: '2000 mA' } });
});

it('says gap by gap what was right', () => {
  const numeric = { type: 'numeric' as const, answer: '2 mA', tolerance: '', understood: '3 mA' };
  take({
    view,
    response: { type: 'blanks', gaps: { tok: '0,003 A', vezava: 'a' } },
    settled: {
      result: graded(1 / 3),
      reveal: {
        type: 'blanks',
        gaps: {
          tok: { share: 0, reveal: { ...numeric, slipFeedback: 'Pozabili ste …', otherQuantity: null } },
          naprava: { share: 0, reveal: { type: 'short-text', answer: 'ampermetrom', feedback: null } },
          vezava: { share: 1, reveal: { type: 'single-choice', correct: 'a', feedback: { a: 'Tako je.' } } },
        },
      },
    },
  });
  const results = screen.getAllByRole('listitem').map(seen);
  expect(results).toEqual([
    '1. vrzelVaš odgovor smo razumeli kot: 3 mAPravilen odgovor: 2 mAPozabili ste …',
    '2. vrzelPravilen odgovor: ampermetrom',
    '3. vrzelTako je.',
  ]);
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(first?.readOnly).toBe(true);
  expect(first?.getAttribute('aria-describedby')).toBe('q1-tok-note');
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
});

it('says nothing more of gaps that are right', () => {
  const right = { type: 'numeric' as const, answer: '2 mA', tolerance: '', understood: '2 mA' };
  const { container } = take({
    view,
    response: { type: 'blanks', gaps: { tok: '2 mA', naprava: 'ampermetrom', vezava: 'a' } },
    settled: {
      result: graded(1),
      reveal: {
        type: 'blanks',
        gaps: {
          tok: { share: 1, reveal: { ...right, slipFeedback: null, otherQuantity: null } },
          naprava: { share: 1, reveal: { type: 'short-text', answer: 'ampermetrom', feedback: null } },
          vezava: { share: 1, reveal: { type: 'single-choice', correct: 'a', feedback: {} } },
        },
      },
    },
  });
  expect(screen.queryByRole('list')).toBeNull();
  expect(seen(container)).not.toContain('Pravilen odgovor');
  expect(screen.getAllByText('Pravilno')).toHaveLength(3);
  expect(screen.getAllByRole('textbox')[0]?.getAttribute('aria-describedby')).toBeNull();
});
