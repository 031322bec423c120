// @vitest-environment happy-dom
import { currentToasts } from '@navor/ui/toast-store.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import layout from '../../../translations/sl/layout.json' with { type: 'json' };
import { useStayWithoutConnection } from './use-stay-without-connection.ts';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  isOnline.mockReturnValue(false);
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());
afterEach(cleanup);

function Page() {
  useStayWithoutConnection();
  return <Link to="/people">Ljudje</Link>;
}

async function openPage() {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/people', element: 'Seznam ljudi' },
  ]);
  render(
    <I18nextProvider i18n={createServerTexts('sl', { layout })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return screen.findByRole('link', { name: 'Ljudje' });
}

it('keeps the page and says why when a link is followed without a connection, and follows it with one', async () => {
  const link = await openPage();
  fireEvent.click(link);
  await vi.waitFor(() => {
    expect(currentToasts()[0]).toMatchObject({ title: layout.offline.title, description: layout.offline.stay });
  });
  expect(screen.getByRole('link', { name: 'Ljudje' })).toBe(link);

  isOnline.mockReturnValue(true);
  fireEvent.click(link);
  expect(await screen.findByText('Seznam ljudi')).toBeTruthy();
});

it('follows a link to a server that is there without any network', async () => {
  asked.mockResolvedValue(new Response());
  fireEvent.click(await openPage());
  expect(await screen.findByText('Seznam ljudi')).toBeTruthy();
});

it.each([
  ['within the page', '/dashboard/lesson#ohm', {}],
  ['between the questions of an attempt', '/dashboard/attempt/1?q=2', {}],
  ['into another tab', '/courses', { target: '_blank' }],
  ['into a file', '/api/report.pdf', { download: '' }],
  ['to a letter', 'mailto:pomoc@navor.si', {}],
])('leaves links %s alone', async (_, href, attributes) => {
  window.history.replaceState(null, '', href.startsWith('/dashboard') ? href.replace(/[#?].*/, '') : '/');
  await openPage();
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  if ('download' in attributes) link.setAttribute('download', '');
  document.body.append(link);
  let isStopped: boolean | undefined;
  const look = (event: Event) => {
    isStopped = event.defaultPrevented;
    event.preventDefault();
  };
  link.addEventListener('click', look);
  link.click();
  link.remove();
  expect(isStopped).toBe(false);
});
