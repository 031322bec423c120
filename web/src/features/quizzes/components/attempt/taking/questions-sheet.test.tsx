// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt } from '../attempt.fixture.ts';
import { showAttempt } from '../attempt-page.fixture.tsx';

beforeEach(() => {
  window.scrollTo = () => {};
  vi.stubGlobal('fetch', async () => Response.json({ revision: 0 }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What narrow screens show in place of the list beside the question. */
function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Vprašanja 0/3' }));
  return within(screen.getByRole('dialog', { name: 'Vprašanja' }));
}

it('leads to another question, and moves the focus there', async () => {
  const router = showAttempt(attempt());
  const sheet = openSheet();
  expect(sheet.getByText('Odgovorjeno: 0 od 3')).toBeTruthy();
  fireEvent.click(sheet.getByRole('link', { name: 'Vprašanje 3, brez odgovora' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?q=3');
  const heading = await screen.findByRole('heading', { name: 'Vprašanje 3 od 3' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('leads to handing in, and gets the focus back from there', async () => {
  showAttempt(attempt());
  fireEvent.click(openSheet().getByRole('button', { name: 'Oddaj kviz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Želite oddati kviz?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Nazaj k vprašanjem' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vprašanja 0/3' })));
});
