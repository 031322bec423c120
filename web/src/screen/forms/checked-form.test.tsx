// @vitest-environment happy-dom
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import { CheckedForm } from './checked-form.tsx';

const onSend = vi.fn<(form: FormData) => void>();
const title = () => screen.getByRole('textbox', { name: /Naslov/ });
const missing = 'To polje je obvezno.';

function open() {
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <CheckedForm required={['title']} onSend={onSend}>
        {(errorOf) => (
          <>
            <Field label="Naslov" error={errorOf('title')} isRequired>
              <Input name="title" required />
            </Field>
            <Field label="Opomba">
              <Input name="note" />
            </Field>
            <button type="submit">Pošlji</button>
          </>
        )}
      </CheckedForm>
    </I18nextProvider>,
  );
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));

afterEach(() => {
  cleanup();
  onSend.mockReset();
});

describe('a form that a script sends', () => {
  it('tells beside the field what is missing, leads to it and sends nothing', () => {
    open();
    fireEvent.change(title(), { target: { value: '   ' } });
    send();
    expect(screen.getByText(missing)).not.toBeNull();
    expect(document.activeElement).toBe(title());
    expect(onSend).not.toHaveBeenCalled();
  });

  it('no longer calls a field wrong that is edited', () => {
    open();
    send();
    fireEvent.input(title(), { target: { value: 'N' } });
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('hands over what was filled in, with what may be empty', () => {
    open();
    fireEvent.change(title(), { target: { value: 'Navor' } });
    send();
    const [sent] = onSend.mock.calls.map(([form]) => [...form]);
    expect(sent).toEqual([
      ['title', 'Navor'],
      ['note', ''],
    ]);
  });
});
