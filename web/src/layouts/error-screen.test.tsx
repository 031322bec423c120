// @vitest-environment happy-dom
import { setTimeout as delay } from 'node:timers/promises';
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider, useLoaderData, useRouteError } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnsentFormProvider } from '#platform/unsent-form.ts';
import layout from '../../../translations/sl/layout.json' with { type: 'json' };
import { ErrorScreen } from './error-screen.tsx';

const texts = createTexts().addResourceBundle('sl', 'layout', layout);
const soon = { timeout: 60_000 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Boundary() {
  return <ErrorScreen error={useRouteError()} homePath="/" />;
}

function Screen() {
  return <h1>{useLoaderData<string>()}</h1>;
}

async function openWith(loader: () => unknown, address = '/') {
  const routes = [{ path: '/', loader, element: <Screen />, errorElement: <Boundary /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return (
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
}

const heading = () => screen.findByRole('heading', { level: 1 }, soon);

describe('a page whose service is away', () => {
  const away = () => {
    throw data({ outage: 'UNAVAILABLE' }, { status: 503 });
  };

  it('says so, asks for nothing but whether it is back, and is then there by itself', async () => {
    const service = { isReady: false, isServing: false };
    const questions = vi.fn(async () => new Response(null, { status: service.isReady ? 200 : 503 }));
    vi.stubGlobal('fetch', questions);
    const loader = vi.fn(async () => {
      // As over a network: data that came within one frame would not be seen to have been loaded.
      await delay(100);
      return service.isServing ? 'Tečaji' : away();
    });
    render(await openWith(loader));
    expect((await heading()).textContent).toBe('Storitev trenutno ni na voljo');

    await vi.waitFor(() => expect(questions).toHaveBeenCalledTimes(2), soon);
    expect(questions).toHaveBeenLastCalledWith('/readyz', expect.anything());
    expect(loader).toHaveBeenCalledOnce();

    // Ready for others, but not yet for this page: it goes on asking.
    service.isReady = true;
    await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2), soon);
    expect((await heading()).textContent).toBe('Storitev trenutno ni na voljo');

    service.isServing = true;
    await screen.findByText('Tečaji', undefined, soon);
  });

  it('loads itself anew without scripts', async () => {
    const html = renderToString(await openWith(away));
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  });

  it('has a link to itself for who does not want to wait, which needs no scripts', async () => {
    const html = renderToString(await openWith(away, '/?page=2#list'));
    expect(html).toMatch(/<a [^>]*href="\/\?page=2"[^>]*>Poskusi znova<\/a>/);
  });

  it('lets a form that was sent without scripts be sent again, instead of losing it', async () => {
    const page = await openWith(away);
    const html = renderToString(
      <UnsentFormProvider
        value={[
          ['full_name', 'Eva "E." Novak'],
          ['goals', 'work'],
          ['goals', 'school'],
        ]}
      >
        {page}
      </UnsentFormProvider>,
    );
    const form = /<form [^>]*method="post".*<\/form>/.exec(html)?.[0];
    expect(form).toContain('Kar ste poslali, še ni shranjeno');
    expect([...(form ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field)).toEqual([
      ['full_name', 'Eva &quot;E.&quot; Novak'],
      ['goals', 'work'],
      ['goals', 'school'],
    ]);
    expect(html).not.toContain('http-equiv');
  });
});

describe('a page that could not be loaded without a connection', () => {
  it('says so, asks nobody before the connection is back, and is then there by itself', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const questions = vi.fn(async () => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', questions);
    const loader = vi.fn(async () => {
      await delay(100);
      if (!navigator.onLine) throw new TypeError('The request was not sent');
      return 'Poskus';
    });
    render(await openWith(loader));
    expect((await heading()).textContent).toBe('Ni povezave');
    expect(questions).not.toHaveBeenCalled();

    connection.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Poskus', undefined, soon);
    expect(questions).toHaveBeenCalledWith('/readyz', expect.anything());
  });
});

it.each([
  ['has no room left', data({ outage: 'STORAGE_FULL' }, { status: 503 }), 'Zmanjkalo je prostora'],
  ['does not exist', data(null, { status: 404 }), 'Te strani ni'],
  ['broke', new Error('broken'), 'Nekaj se je zataknilo'],
])('a page that %s says so, and stays as it is', async (_, error, title) => {
  const element = await openWith(() => {
    throw error;
  });
  expect(renderToString(element)).not.toContain('http-equiv');
  render(element);
  expect((await heading()).textContent).toBe(title);
});
