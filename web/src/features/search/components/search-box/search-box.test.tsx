// @vitest-environment happy-dom
import type { Suggestion } from '@navor/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody, renderInPage } from '#platform/auth/test-support.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import search from '../../../../../../translations/sl/search.json' with { type: 'json' };
import ui from '../../../../../../translations/sl/ui.json' with { type: 'json' };
import { SearchBox } from './search-box.tsx';

const texts = createServerTexts('sl', { search, ui });

const ohm: Suggestion = {
  kind: 'lesson',
  id: 'osnove-elektrotehnike/ohmov-zakon',
  title: 'Ohmov zakon',
  marked_title: [
    { text: 'Ohm', is_hit: true },
    { text: 'ov zakon', is_hit: false },
  ],
  context: 'Osnove elektrotehnike',
  language: 'sl',
  path: 'courses/osnove-elektrotehnike/ohmov-zakon',
};

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify([ohm]));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search: query } = useLocation();
  return <output>{`${pathname}${query}`}</output>;
}

function openBox(recent: string[] = []) {
  renderInPage(
    <I18nextProvider i18n={texts}>
      <SearchBox query={{ q: '' }} area="/dashboard/" recent={recent} isFocused />
    </I18nextProvider>,
    { session: nobody, routes: [{ path: '/dashboard/*', element: <Where /> }] },
  );
  return screen.getByRole('combobox', { name: 'Kaj iščete?' });
}

const typeIn = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const address = () => document.querySelector('output')?.textContent;

it('suggests after a pause, and asks once for what was typed in one go', async () => {
  const input = openBox();
  for (const value of ['o', 'oh', 'ohm']) typeIn(input, value);
  const option = await screen.findByRole('option');
  expect(option.textContent).toContain('Ohmov zakon');
  expect(option.querySelector('mark')?.textContent).toBe('Ohm');
  expect(asked).toEqual(['/api/search/suggestions?q=ohm&language=sl']);
});

it('goes to what was chosen with the keyboard', async () => {
  const input = openBox();
  typeIn(input, 'ohm');
  const option = await screen.findByRole('option');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/dashboard/courses/osnove-elektrotehnike/ohmov-zakon'));
});

it('searches for what is typed where nothing was chosen', async () => {
  const input = openBox();
  typeIn(input, ' ohmov zakon ');
  fireEvent.submit(input);
  await waitFor(() => expect(address()).toBe('/dashboard/search?q=ohmov+zakon'));
});

it('offers earlier searches in an empty field, and closes with Escape', () => {
  const input = openBox(['kirchhoff', 'moment']);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  fireEvent.click(input);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['kirchhoff', 'moment']);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

it('stays quiet without a connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  const input = openBox();
  typeIn(input, 'ohm');
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});
