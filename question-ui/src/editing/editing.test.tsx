// @vitest-environment happy-dom

import { questionTypes } from '@navor/questions/question-types.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, edit, press, type } from './editing.fixture.tsx';
import { editings } from './question-editing.tsx';

afterEach(cleanup);

it('knows every type of question', () => {
  expect(Object.keys(editings).toSorted()).toEqual([...questionTypes].toSorted());
});

const option = (id: string, correct = false) => ({ id, text: { sl: id }, correct });

describe('single choice', () => {
  const source = { type: 'single-choice' as const, options: [option('amper', true), option('volt')] };

  it('has one right option', () => {
    const { last } = edit(source);
    fireEvent.click(screen.getByRole('radio', { name: /Pravilna.+2\. možnost/ }));
    expect(last().options.map(({ correct }) => correct)).toEqual([false, true]);
  });

  it('takes options on, of which two must stay', () => {
    const { last } = edit(source);
    const remove = (number: number) =>
      screen.getByRole<HTMLButtonElement>('button', { name: `Odstrani: ${number}. možnost` });
    expect(remove(1).disabled).toBe(true);
    press('Dodaj možnost');
    type('Besedilo možnosti, slovensko', 'ohm', 2);
    expect(last().options[2]).toMatchObject({ text: { sl: 'ohm' }, correct: false });
    expect(last().options[2]?.id).toMatch(/^[a-z0-9]{6}$/);
    expect(remove(1).disabled).toBe(false);
  });

  it('has feedback where its author wants it', () => {
    const { last } = edit(source);
    press('Dodaj pojasnilo', 1);
    type('Pojasnilo, slovensko', 'Volt meri napetost.');
    expect(last().options[1]?.feedback).toEqual({ sl: 'Volt meri napetost.' });
    press('Odstrani pojasnilo');
    expect(last().options[1]?.feedback).toBeUndefined();
  });
});

it('lets any number of options of a multiple choice be right', () => {
  const { last } = edit({ type: 'multiple-choice', options: [option('amper', true), option('volt')] });
  fireEvent.click(screen.getByRole('checkbox', { name: /Pravilna.+2\. možnost/ }));
  expect(last().options.map(({ correct }) => correct)).toEqual([true, true]);
});

it('makes a statement depend on the values', () => {
  const { last } = edit({ type: 'true-false', answer: true });
  choose('Trditev', 'false');
  expect(last().answer).toBe(false);
  choose('Trditev', 'condition');
  type('Drži, kadar velja', 'P > P_max');
  expect(last().answer).toBe('P > P_max');
});

const numeric = {
  type: 'numeric' as const,
  answer: 'U / R',
  unit: 'mA',
  tolerance: { relative: 0.01 },
  unitRequired: true,
  slips: [],
};

describe('numeric', () => {
  it('changes answer, unit and whether it must be given', () => {
    const { last } = edit(numeric);
    type('Pravilni odgovor', 'I');
    type('Enota odgovora', 'A');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Odgovor mora imeti enoto' }));
    expect(last()).toMatchObject({ answer: 'I', unit: 'A', unitRequired: false });
  });

  it('changes the kind of tolerance and its size, with a decimal comma', () => {
    const { last } = edit(numeric);
    type('Odstopanje v %', '2,5');
    expect(last().tolerance, 'in percent').toEqual({ relative: 0.025 });
    type('Odstopanje v %', '7');
    expect(last().tolerance).toEqual({ relative: 0.07 });
    choose('Dovoljeno odstopanje', 'significantFigures');
    expect(last().tolerance).toEqual({ significantFigures: 3 });
    type('Število mest', '4');
    expect(last().tolerance).toEqual({ significantFigures: 4 });
  });

  it('says at once what is no number', () => {
    edit(numeric);
    type('Odstopanje v %', 'malo');
    expect(screen.getByRole('alert').textContent).toBe('Vpišite število.');
  });

  it('foresees slips', () => {
    const { last } = edit(numeric);
    press('Dodaj napako');
    type('Napačna vrednost', 'U * R');
    type('Pojasnilo napake, slovensko', 'Delite, ne množite.');
    expect(last().slips).toEqual([{ value: 'U * R', feedback: { sl: 'Delite, ne množite.' } }]);
  });
});

describe('formula', () => {
  const source = {
    type: 'formula' as const,
    answer: 'a + b',
    symbols: { a: { meaning: { sl: 'prvi' }, range: [0.5, 3] as [number, number] } },
    slips: [],
  };

  it('names symbols, and keeps their order', () => {
    const { last } = edit(source);
    press('Dodaj simbol');
    type('Ime', 'b', 1);
    type('Primerjaj do', '5', 1);
    type('Ime', 'c', 0);
    expect(Object.entries(last().symbols)).toEqual([
      ['c', source.symbols.a],
      ['b', { meaning: { sl: '' }, range: [0.5, 5] }],
    ]);
  });

  it('lets no symbol take the place of another', () => {
    const { last } = edit(source);
    press('Dodaj simbol');
    type('Ime', 'a', 1);
    expect(screen.getByText('To ime je že uporabljeno.')).toBeTruthy();
    expect(Object.keys(last().symbols)).toEqual(['a', 'x_1']);
  });

  it('asks for a form, or for none', () => {
    const { last } = edit(source);
    choose('Zahtevana oblika', 'factored');
    expect(last().form).toBe('factored');
    choose('Zahtevana oblika', 'any');
    expect(last().form).toBeUndefined();
  });
});

it('takes the variants of a short text a line each', () => {
  const source = {
    type: 'short-text' as const,
    accepted: { sl: ['amper'] },
    caseMatters: false,
    diacriticsMatter: false,
  };
  const { last } = edit(source, { shown: ['sl', 'en', 'de'] });
  type('Sprejeti odgovori, slovensko', 'amper\nA\n');
  type('Sprejeti odgovori, angleško', 'ampere');
  expect(last().accepted).toEqual({ sl: ['amper', 'A'], en: ['ampere'] });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /slovensko/ }).value).toBe('amper\nA\n');
  type('Sprejeti odgovori, angleško', '');
  expect(last().accepted).toEqual({ sl: ['amper', 'A'] });
});

it('matches pairs, with extras beside them', () => {
  const pair = (id: string) => ({ id, left: { sl: id }, right: { sl: id.toUpperCase() } });
  const { last } = edit({ type: 'matching', pairs: [pair('a'), pair('b')], extras: [] });
  type('Desna stran, slovensko', 'volt', 1);
  press('Dodaj stran brez para');
  type('Desna stran, slovensko', 'farad', 2);
  expect(last().pairs[1]).toEqual({ id: 'b', left: { sl: 'b' }, right: { sl: 'volt' } });
  expect(last().extras).toEqual([{ sl: 'farad' }]);
});

describe('ordering', () => {
  const items = ['prvi', 'drugi', 'tretji', 'zadnji'].map((id) => ({ id, text: { sl: id } }));
  const source = { type: 'ordering' as const, items };
  const order = (last: () => typeof source) => last().items.map(({ id }) => id);

  it('puts items into order by buttons, which keep the focus', () => {
    const { last } = edit(source);
    press('Pomakni nižje: 1. postavka');
    expect(order(last)).toEqual(['drugi', 'prvi', 'tretji', 'zadnji']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pomakni nižje: 2. postavka');
    expect(screen.getByRole('status').textContent).toBe('1. postavka je zdaj na 2. mestu od 4.');
  });

  it('brings back what was removed', () => {
    const { last } = edit(source);
    press('Odstrani: 2. postavka');
    expect(order(last)).toEqual(['prvi', 'tretji', 'zadnji']);
    expect(document.activeElement?.textContent).toBe('Razveljavi');
    press('Razveljavi');
    expect(order(last)).toEqual(['prvi', 'drugi', 'tretji', 'zadnji']);
  });
});

describe('blanks', () => {
  const source = { type: 'blanks' as const, text: { sl: 'Tok je [[tok]].' }, gaps: { tok: numeric } };

  it('edits a gap as a question of its type', () => {
    const { last } = edit(source);
    type('Pravilni odgovor', 'I');
    expect(last().gaps.tok).toEqual({ ...numeric, answer: 'I' });
    choose('Vrsta vrzeli', 'short-text');
    type('Sprejeti odgovori, slovensko', 'tok');
    expect(last().gaps.tok).toMatchObject({ type: 'short-text', accepted: { sl: ['tok'] } });
  });

  it('adds gaps and shows problems within them', () => {
    const { last } = edit(source, { problems: { 'gaps.tok.answer': ['I is unknown'] } });
    expect(screen.getByRole('alert').textContent).toBe('I is unknown');
    press('Dodaj vrzel');
    expect(Object.keys(last().gaps)).toEqual(['tok', 'gap-1']);
  });
});

describe('texts', () => {
  const source = { type: 'ordering' as const, items: ['a', 'b', 'c'].map((id) => ({ id, text: { sl: id } })) };

  it('stand side by side, and say which languages are missing', () => {
    const { last } = edit(source, { shown: ['sl', 'en', 'de'] });
    expect(screen.getAllByText('manjka: angleško, nemško')).toHaveLength(3);
    type('Besedilo postavke, angleško', 'first');
    expect(last().items[0]?.text).toEqual({ sl: 'a', en: 'first' });
    expect(screen.getAllByText('manjka: nemško')).toHaveLength(1);
    type('Besedilo postavke, angleško', '');
    expect(last().items[0]?.text).toEqual({ sl: 'a' });
  });

  it('have problems of one language beside it, and of all below them', () => {
    edit(source, { problems: { 'items.0.text.sl': ['KaTeX fails'], 'items.0.text': ['{{U}} is no value'] } });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'KaTeX fails',
      '{{U}} is no value',
    ]);
  });
});
