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

const view = {
  type: 'formula' as const,
  left: '<i>v</i> =',
  symbols: [
    { name: 's', meaning: 'pot' },
    { name: 't_1', meaning: 'čas' },
    { name: 'omega', meaning: 'kotna hitrost' },
  ],
  form: null,
};
const name = 'Vprašanje v =';
const rest = () => act(() => vi.advanceTimersByTime(1000));

it('takes a formula that is typed, and takes it back', () => {
  const { last } = take({ view });
  type(name, 's/t1');
  expect(last()).toEqual({ type: 'formula', text: 's/t1' });
  type(name, ' ');
  expect(last()).toBeNull();
});

describe('the preview', () => {
  it.each([
    ['s/t1', '<mfrac><mrow><mi>s</mi></mrow><mrow><msub><mi>t</mi><mn>1</mn></msub></mrow></mfrac>'],
    ['v = 2s', '<mn>2</mn><mo>⁢</mo><mi>s</mi>'],
    ['1,5 ω', '<mn>1,5</mn><mo>⁢</mo><mi>ω</mi>'],
  ])('of %s is typeset', (text, mathml) => {
    take({ view });
    type(name, text);
    rest();
    expect(screen.getByRole('status').innerHTML).toContain('Razumemo kot:');
    expect(screen.getByRole('status').innerHTML.replaceAll('&#x2062;', '⁢')).toContain(mathml);
  });

  it.each([
    ['x/t_1', 'Simbola »x« ni na seznamu.', 'The symbol “x” is not in the list.'],
    ['s/(t_1', 'Oklepaj »(« nima para.', 'The bracket “(” is not closed, or closes nothing.'],
    ['s/', 'Pri »/« nekaj manjka.', 'Something is missing at “/”.'],
    ['s$', 'Zapisa pri »$« ne razumemo.', 'We cannot follow your answer at “$”.'],
  ])('of %s names the part that was not understood', (text, sl, en) => {
    for (const [language, expected] of [['sl', sl] as const, ['en', en] as const]) {
      take({ view }, language);
      type(name, text);
      rest();
      expect(screen.getByRole('status').textContent).toBe(expected);
      cleanup();
    }
  });
});

it('asks what is meant by a slash before a product, and takes the choice', () => {
  const { last } = take({ view });
  type(name, '1/2s');
  rest();
  expect(screen.getByRole('status').textContent).toBe(
    'To lahko pomeni (1/2)s ali 1/(2s). Izberite ali zapišite tisto, kar ste mislili.',
  );
  const choices = screen.getByRole('group', { name: 'Kaj ste mislili?' });
  const [half, inverse] = choices.querySelectorAll('button');
  expect(half?.innerHTML).toContain('<mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>');
  fireEvent.click(inverse as Element);
  expect(last()).toEqual({ type: 'formula', text: '1/(2s)' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
  expect(screen.queryByRole('group', { name: 'Kaj ste mislili?' })).toBeNull();
});

it('lists the symbols with what they mean, and types them where the caret is', () => {
  const { last, container } = take({ view, response: { type: 'formula', text: 's/2' } });
  expect(seen(container)).toContain('kotna hitrost');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  field.setSelectionRange(1, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Vstavi t_1' }));
  expect(last()).toEqual({ type: 'formula', text: 's t_1/2' });
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(5);
});

it('says which form is asked for', () => {
  const { container } = take({ view: { ...view, form: 'factored' } }, 'en');
  expect(seen(container)).toContain('Write it as a product.');
});

it('shows both formulas once it is settled, and that only the form was another', () => {
  const { container } = take({
    view,
    response: { type: 'formula', text: 's/t1' },
    settled: {
      result: { kind: 'graded', share: 0.5, slip: null, is_other_form: true },
      reveal: {
        type: 'formula',
        answer: '<math><mi>a</mi></math>',
        understood: '<math><mi>b</mi></math>',
        slipFeedback: null,
      },
    },
  });
  expect(seen(container)).toContain('Pravilen odgovor: a');
  expect(seen(container)).toContain('razumeli kot: b');
  expect(seen(container)).toContain('ni v obliki, ki jo zahteva naloga');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a formula that is the author’s once', () => {
  const formula = '<math><mi>s</mi></math>';
  const { container } = take({
    view,
    response: { type: 'formula', text: 's' },
    settled: {
      result: graded(1),
      reveal: { type: 'formula', answer: formula, understood: formula, slipFeedback: null },
    },
  });
  expect(seen(container)).toContain('razumeli kot: s');
  expect(seen(container)).not.toContain('Pravilen odgovor');
});
