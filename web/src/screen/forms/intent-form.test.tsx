// @vitest-environment happy-dom
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import type { IntentAnswer } from './answer-intent.ts';
import { IntentForm, useIntent } from './intent-form.tsx';

afterEach(cleanup);

function Notes() {
  const saved = useLoaderData<string>();
  const state = useIntent(useActionData<IntentAnswer>(), 'notes');
  return (
    <IntentForm state={state} submitLabel="Shrani">
      <Field label="Zapiski">
        <Textarea name="text" defaultValue={saved} />
      </Field>
      <p>{`${state.timesDone}-krat shranjeno`}</p>
    </IntentForm>
  );
}

it('shows what was saved, also while and after the page is read anew', async () => {
  let saved = 'staro';
  let readAnew = () => {};
  const action = async ({ request }: { request: Request }): Promise<IntentAnswer> => {
    saved = String((await request.formData()).get('text'));
    return { kind: 'done', intent: 'notes', result: {} };
  };
  const loader = () => new Promise<string>((resolve) => (readAnew = () => resolve(saved)));
  const router = createMemoryRouter([{ path: '/', element: <Notes />, action, loader }], {
    hydrationData: { loaderData: { '0': saved } },
  });
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Zapiski').value;

  const field = await screen.findByLabelText('Zapiski');
  fireEvent.input(field, { target: { value: 'novo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Shrani' }));
  await screen.findByText('1-krat shranjeno');
  expect(router.state.navigation.state).toBe('loading');
  expect(typed()).toBe('novo');
  readAnew();
  await waitFor(() => expect(screen.getByLabelText('Zapiski')).not.toBe(field));
  expect(typed()).toBe('novo');
});
