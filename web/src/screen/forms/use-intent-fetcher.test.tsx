// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import type { IntentAnswer } from './answer-intent.ts';
import { useIntentFetcher } from './use-intent-fetcher.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Row({ onDone }: { onDone: () => void }) {
  const { Form, onSubmit, formError } = useIntentFetcher(onDone);
  return (
    <Form method="post" onSubmit={onSubmit}>
      <button type="submit">Shrani</button>
      {formError && <p role="alert">{formError}</p>}
    </Form>
  );
}

function List(props: { onDone: () => void }) {
  return useLoaderData<boolean>() ? <Row {...props} /> : <p>Prazno</p>;
}

function Nothing() {
  return null;
}

it('tells beside the form that nothing was sent without a connection, and sends it with one', async () => {
  const onDone = vi.fn();
  const action = vi.fn((): IntentAnswer => ({ kind: 'done', intent: 'save', result: {} }));
  const router = createMemoryRouter([{ path: '/', element: <Row onDone={onDone} />, action }]);
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  fireEvent.click(await screen.findByRole('button', { name: 'Shrani' }));
  expect((await screen.findByRole('alert')).textContent).toBe(ui.offline);
  expect(action).not.toHaveBeenCalled();

  isOnline.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Shrani' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends once what is pressed again while the connection is asked for, where only the browser says that there is none', async () => {
  const onDone = vi.fn();
  const action = vi.fn((): IntentAnswer => ({ kind: 'done', intent: 'save', result: {} }));
  const router = createMemoryRouter([{ path: '/', element: <Row onDone={onDone} />, action }]);
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn(() => promise);
  vi.stubGlobal('fetch', asked);
  const button = await screen.findByRole('button', { name: 'Shrani' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(action).not.toHaveBeenCalled();
  resolve(new Response());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(action).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledOnce();
});

it('tells what was done also where the form goes with the data that is read anew, all of it drawn at once', async () => {
  const onDone = vi.fn();
  let isThere = true;
  const router = createMemoryRouter([
    {
      path: '/',
      element: <List onDone={onDone} />,
      loader: () => isThere,
      action: (): IntentAnswer => {
        isThere = false;
        return { kind: 'done', intent: 'remove', result: {} };
      },
      HydrateFallback: Nothing,
    },
  ]);
  render(
    <I18nextProvider i18n={createServerTexts('sl', { errors, ui })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Shrani' });
  // Nothing is drawn before the end of it, as in a browser that is busy.
  await act(async () => {
    fireEvent.click(button);
    await vi.waitFor(() => expect(router.state.fetchers.size).toBe(0));
    await new Promise((done) => setTimeout(done, 50));
  });
  await waitFor(() => expect(screen.getByText('Prazno')).toBeDefined());
  expect(onDone).toHaveBeenCalledOnce();
});
