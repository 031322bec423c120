// @vitest-environment happy-dom
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import { ActionForm } from './action-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import { useFormTexts } from './use-form-texts.ts';

afterEach(cleanup);

function SignUp() {
  const answer = useActionData<FormAnswer>();
  const { fieldError } = useFormTexts(answer);
  return (
    <ActionForm answer={answer}>
      <Field label="Ime" error={fieldError('name')}>
        <Input name="name" />
      </Field>
      <Field label="Geslo" error={fieldError('password')}>
        <Input name="password" />
      </Field>
      <button type="submit">Pošlji</button>
    </ActionForm>
  );
}

function refuseMissing(form: FormData): FormAnswer {
  const missing = ['name', 'password'].filter((name) => !form.get(name));
  return {
    ...{ code: 'INVALID_INPUT', values: {} },
    fields: missing.map((path) => ({ path, problem: 'required' as const })),
  };
}

it('no longer calls wrong what was mended, and says so again of what is still wrong when it is sent', async () => {
  const action = async ({ request }: { request: Request }) => refuseMissing(await request.formData());
  const router = createMemoryRouter([{ path: '/', element: <SignUp />, action, loader: () => null }], {
    hydrationData: { loaderData: { '0': null } },
  });
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Pošlji' }));
  const alerts = () => screen.queryAllByRole('alert').length;
  const [name, password] = [await screen.findByLabelText('Ime'), screen.getByLabelText('Geslo')];

  send();
  await waitFor(() => expect(alerts()).toBe(2));
  expect(document.activeElement).toBe(name);
  fireEvent.input(name, { target: { value: 'Ana' } });
  fireEvent.input(password, { target: { value: 'x' } });
  expect(alerts()).toBe(0);
  fireEvent.input(password, { target: { value: '' } });
  send();
  await waitFor(() => expect(alerts()).toBe(1));
  expect(document.activeElement).toBe(password);

  await router.revalidate();
  fireEvent.input(password, { target: { value: 'geslo' } });
  expect(alerts()).toBe(0);
});
