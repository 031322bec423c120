// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Chips } from './chips.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { JudgedFields } from './judged-fields.tsx';
import { renderWithTexts } from './test-support.tsx';

afterEach(cleanup);

const missing = 'To polje je obvezno.';

function form(judgement: object | undefined) {
  return (
    <JudgedFields judgement={judgement}>
      <Field label="Ime" error={missing}>
        <Input name="name" />
      </Field>
      <Field label="Geslo" error={missing}>
        <Input name="password" />
      </Field>
      <Chips
        legend="Cilji"
        name="goals"
        choice="many"
        chips={[{ value: 'a', label: 'Fizika' }]}
        chosen={[]}
        error="Noben."
      />
    </JudgedFields>
  );
}

const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('calls a field wrong until it is edited, and the others as before', () => {
  renderWithTexts(form({}));
  expect(errors()).toEqual([missing, missing, 'Noben.']);
  fireEvent.input(screen.getByLabelText('Ime'), { target: { value: 'Ana' } });
  expect([isWrong('Ime'), isWrong('Geslo')]).toEqual([false, true]);
  fireEvent.click(screen.getByLabelText('Fizika'));
  expect(errors()).toEqual([missing]);
});

it('calls it wrong again when it is sent and refused again', () => {
  const { rerender } = renderWithTexts(form({}));
  fireEvent.input(screen.getByLabelText('Ime'), { target: { value: ' ' } });
  expect(isWrong('Ime')).toBe(false);
  rerender(form({}));
  expect(isWrong('Ime')).toBe(true);
});

it('leaves alone what is judged while it is typed', () => {
  renderWithTexts(form(undefined));
  fireEvent.input(screen.getByLabelText('Ime'), { target: { value: 'x' } });
  expect(isWrong('Ime')).toBe(true);
});
