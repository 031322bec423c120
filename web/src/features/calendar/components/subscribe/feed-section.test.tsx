// @vitest-environment happy-dom
import type { CalendarFeed } from '@navor/contract';
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { rootDataOf, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import feedTexts from '../../../../../../translations/sl/calendar-feed.json' with { type: 'json' };
import { FeedSection } from './feed-section.tsx';

const texts = createTexts().addResourceBundle('sl', 'calendar-feed', feedTexts);

afterEach(cleanup);

const url = 'https://learn.example/api/calendar/feed/navor-secret-abc.ics';

function Section() {
  const { feed } = useLoaderData<{ feed: CalendarFeed | null }>();
  const answer = useActionData<Parameters<typeof FeedSection>[0]['answer']>();
  return (
    <AuthProvider>
      <LanguageProvider>
        <FeedSection feed={feed} answer={answer} />
      </LanguageProvider>
    </AuthProvider>
  );
}

async function open(feed: CalendarFeed | null) {
  const service = { feed };
  const intents = {
    make: async () => {
      service.feed = { created_at: new Date('2026-03-02T10:00:00Z'), last_read_at: null };
      return { url, feed: service.feed };
    },
    revoke: async () => {
      service.feed = null;
      return { done: true };
    },
  };
  const router = createMemoryRouter([
    {
      ...{ id: 'root', path: '/', loader: () => ({ ...rootDataOf(sampleSession), feed: service.feed }) },
      action: async ({ request }) => (await answerIntent(await request.formData(), intents)).data,
      element: <Section />,
    },
  ]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 60_000);
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

const older = { created_at: new Date('2026-03-01T10:00:00Z'), last_read_at: null };

it('shows an address when it is made, with the ways into calendars', async () => {
  await open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Ustvari naslov' }));
  expect(await screen.findByDisplayValue(url)).toBe(screen.getByLabelText('Naslov koledarja'));
  const apple = screen.getByRole('link', { name: 'Apple Koledar' });
  expect(apple.getAttribute('href')).toBe('webcal://learn.example/api/calendar/feed/navor-secret-abc.ics');
});

it('shows no address that was made before, but when it was', async () => {
  await open(older);
  expect(screen.queryByLabelText('Naslov koledarja')).toBeNull();
  expect(screen.getByText(/^Naslov je ustvarjen:/)).toBeDefined();
  expect(screen.getByText('Nobena aplikacija ga še ni prebrala.')).toBeDefined();
});

it('ends an address only when asked once more', async () => {
  await open(older);
  fireEvent.click(screen.getByRole('button', { name: 'Ukini naslov' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.getByText(/^Naslov je ustvarjen:/)).toBeDefined();
  fireEvent.click(dialog.querySelector('button:last-of-type') ?? dialog);
  await screen.findByRole('button', { name: 'Ustvari naslov' });
  expect(screen.queryByText(/^Naslov je ustvarjen:/)).toBeNull();
});
