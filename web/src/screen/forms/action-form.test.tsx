// @vitest-environment happy-dom
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import { ActionForm } from './action-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import { useFormTexts } from './use-form-texts.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

function renderScreen(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

it('no longer calls wrong what was mended, and says so again of what is still wrong when it is sent', async () => {
  const action = async ({ request }: { request: Request }) => refuseMissing(await request.formData());
  const router = createMemoryRouter([{ path: '/', element: <SignUp />, action, loader: () => null }], {
    hydrationData: { loaderData: { '0': null } },
  });
  renderScreen(router);
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

function Preview() {
  const price = useActionData<number>();
  return (
    <ActionForm answer={undefined}>
      <button type="submit">Izračunaj</button>
      {price && (
        <button type="submit" name="price" value={price}>
          Vzemi za {price}
        </button>
      )}
    </ActionForm>
  );
}

it('sends what an answer offers while the page still asks for its data again, and nothing twice', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('price'));
    return sent.length * 10;
  };
  const pages: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => pages.push(() => resolve(null)));
  renderScreen(
    createMemoryRouter([{ path: '/', element: <Preview />, action, loader }], {
      hydrationData: { loaderData: { '0': null } },
    }),
  );
  const compute = await screen.findByRole('button', { name: 'Izračunaj' });
  fireEvent.click(compute);
  fireEvent.click(compute);
  const taken = await screen.findByRole('button', { name: 'Vzemi za 10' });
  expect(pages).toHaveLength(1);
  fireEvent.click(taken);
  fireEvent.click(taken);
  await screen.findByRole('button', { name: 'Vzemi za 20' });
  expect(sent).toEqual([null, '10']);
  for (const answer of pages) answer();
});

it('is held back only once the server was asked for in vain, and sent once however often it was pressed until then', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers: PromiseWithResolvers<Response>[] = [];
  const ask = () => {
    answers.push(Promise.withResolvers<Response>());
    return answers.at(-1)?.promise;
  };
  vi.stubGlobal('fetch', ask);
  const action = vi.fn(async () => 10);
  renderScreen(createMemoryRouter([{ path: '/', element: <Preview />, action }]));
  const compute = await screen.findByRole('button', { name: 'Izračunaj' });
  const pressTwice = () => {
    fireEvent.click(compute);
    fireEvent.click(compute);
  };

  pressTwice();
  answers[0]?.reject(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toBe(ui.offline);
  expect(action).not.toHaveBeenCalled();

  pressTwice();
  answers[1]?.resolve(new Response());
  await screen.findByRole('button', { name: 'Vzemi za 10' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(action).toHaveBeenCalledOnce();
  expect(answers).toHaveLength(2);
});
