// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';
import { RadioGroup, RadioGroupItem } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { renderWithTexts } from './test-support.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

function described(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

it('ties label, help and error to the input', () => {
  renderWithTexts(
    <Field label="E-pošta" help="Za potrdila." error="Manjka znak @." isRequired>
      <Input name="email" />
    </Field>,
  );
  const input = screen.getByLabelText('E-pošta');
  expect(described(input)).toEqual(['Manjka znak @.', 'Za potrdila.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Manjka znak @.');
});

it('says nothing of errors when there is none', () => {
  renderWithTexts(
    <Field label="Ime">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Ime');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a description that the control brings along', () => {
  renderWithTexts(
    <>
      <Field label="Navor" help="V N m.">
        <Input aria-describedby="task" />
      </Field>
      <p id="task">Naloga 3</p>
    </>,
  );
  expect(described(screen.getByLabelText('Navor'))).toEqual(['V N m.', 'Naloga 3']);
});

it.each([
  ['textbox', <Textarea key="control" />],
  ['combobox', <NativeSelect key="control" />],
  ['combobox', <Select key="control" options={[{ value: 'a', label: 'A' }]} />],
  ['checkbox', <Checkbox key="control" />],
  ['switch', <Switch key="control" />],
])('labels and describes a %s', (role, control) => {
  renderWithTexts(
    <Field label="Polje" error="Dopolnite polje.">
      {control}
    </Field>,
  );
  const found = screen.getByRole(role, { name: 'Polje' });
  expect(described(found)).toEqual(['Dopolnite polje.']);
  expect(found.getAttribute('aria-invalid')).toBe('true');
});

it('labels a radio group and each of its choices', () => {
  renderWithTexts(
    <Field label="Tempo">
      <RadioGroup>
        <RadioGroupItem value="calm" label="Umirjen" help="2 uri na teden" />
      </RadioGroup>
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Tempo' })).not.toBeNull();
  expect(described(screen.getByRole('radio', { name: 'Umirjen' }))).toEqual(['2 uri na teden']);
});
