// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import errors from '../../../../translations/sl/errors.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };
import type { IntentAnswer } from './answer-intent.ts';
import { useIntentFetcher } from './use-intent-fetcher.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
  fireEvent.click(await screen.findByRole('button', { name: 'Shrani' }));
  expect((await screen.findByRole('alert')).textContent).toBe(ui.offline);
  expect(action).not.toHaveBeenCalled();

  isOnline.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Shrani' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
