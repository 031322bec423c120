// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import identity from '../../../../../translations/sl/identity.json' with { type: 'json' };
import ui from '../../../../../translations/sl/ui.json' with { type: 'json' };
import { NewPasswordField } from './new-password-field.tsx';

const texts = createServerTexts('sl', { identity, ui });

afterEach(cleanup);

function renderField(related: string[] = []): HTMLInputElement {
  render(
    <I18nextProvider i18n={texts}>
      <NewPasswordField name="password" label="Geslo" help="Vsaj 10 znakov." related={related} />
    </I18nextProvider>,
  );
  return screen.getByLabelText('Geslo');
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

it('shows and hides what is typed, and keeps it', () => {
  const input = renderField();
  type(input, 'dolg stavek');
  const show = screen.getByRole('button', { name: 'Pokaži vpisano' });
  expect([input.type, show.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  fireEvent.click(show);
  expect([input.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  fireEvent.click(show);
  expect([input.type, input.value]).toEqual(['password', 'dolg stavek']);
});

it('says nothing about a password that is not there', async () => {
  const input = renderField();
  expect(screen.queryByText('Moč gesla:')).toBeNull();
  type(input, 'password123');
  await screen.findByText('šibko');
  type(input, '');
  expect(screen.queryByText('Moč gesla:')).toBeNull();
});

it('follows what is typed, in words that a screen reader hears', async () => {
  const input = renderField(['Maja Kovačevič']);
  type(input, 'MajaKovačevič1');
  const hint = await screen.findByText('šibko');
  expect(hint.getAttribute('aria-live')).toBe('polite');
  expect(hint.textContent).toBe('Moč gesla: šibko');
  type(input, 'dolg stavek je dobro geslo');
  await screen.findByText('odlično');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(hint.id);
});
