// @vitest-environment happy-dom
import type { Delivery } from '@navor/contract';
import { createTexts } from '@navor/ui/test-support.tsx';
import { currentToasts, removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import mail from '../../../../../translations/sl/mail.json' with { type: 'json' };
import { useRetry } from '../use-retry.ts';
import { DeliveryItem } from './delivery-item.tsx';

const texts = createTexts().addResourceBundle('sl', 'mail', mail);

afterEach(() => {
  act(() => removeToast());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failing: Delivery = {
  ...{
    id: '0198b1b5-0000-7000-8000-000000000001',
    to: 'ana@example.com',
    subject: 'Račun',
    text: 'Račun',
    calendar_method: null,
  },
  ...{ state: 'failing', failure: 'refused', created_at: new Date('2026-05-04T08:00:00Z'), sent_at: null },
};

function List() {
  const { delivery } = useLoaderData<{ delivery: Delivery }>();
  return (
    <AuthProvider>
      <LanguageProvider>
        <DeliveryItem delivery={delivery} retry={useRetry()} />
      </LanguageProvider>
    </AuthProvider>
  );
}

async function openWith(action: (form: FormData) => { isRetried: boolean } | Promise<{ isRetried: boolean }>) {
  const service = { delivery: failing };
  const router = createMemoryRouter([
    {
      ...{ id: 'root', path: '/', loader: () => ({ ...rootDataOf(sampleSession), delivery: service.delivery }) },
      action: async ({ request }) =>
        (await answerIntent(await request.formData(), { retry: async (form) => action(form) }, ['id'])).data,
      element: <List />,
    },
  ]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 60_000);
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return service;
}

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Poskusi znova: Račun' }));

it('tells in a toast that a message is tried again, though its button goes with that', async () => {
  const service = await openWith((form) => {
    service.delivery = { ...failing, state: 'waiting', failure: null };
    return { isRetried: form.get('id') === failing.id };
  });
  retry();
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull(), 60_000);
  // The list may be there before whoever asked is answered.
  const told = [{ tone: 'ok', title: 'Poskušamo znova. Stanje se bo samodejno osvežilo.' }];
  await vi.waitFor(() => expect(currentToasts()).toMatchObject(told), 60_000);
});

it('tells beside the message that there is no connection, and asks nobody', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const action = vi.fn(() => ({ isRetried: true }));
  await openWith(action);
  act(retry);
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('listitem').contains(alert)).toBe(true);
  expect(action).not.toHaveBeenCalled();
});

it('asks once, however fast its button is pressed again, and again after the answer', async () => {
  const action = vi.fn(async () => ({ isRetried: true }));
  await openWith(action);
  act(() => {
    retry();
    retry();
  });
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(1), 60_000);
  expect(action).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    act(retry);
    expect(action).toHaveBeenCalledTimes(2);
  }, 60_000);
});

it('tells beside the message that the service is away, and can be asked again', async () => {
  await openWith(() => {
    throw data({ outage: 'UNAVAILABLE' }, { status: 503 });
  });
  retry();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''), 60_000);
  expect(screen.getByRole('listitem').contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('button', { name: 'Poskusi znova: Račun' })).toBeDefined();
});
