// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRemainingTime } from './use-remaining-time.ts';

const [second, minute] = [1_000, 60_000];
const start = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('counts the time that passed between the page and its scripts', async () => {
  const attempt = { now: new Date(start), deadline: new Date(start + minute) };
  const page = <Left {...attempt} />;
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  expect(document.body.textContent).toBe('60000');

  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(start - second);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: second }] as never);
  vi.setSystemTime(start + 7 * second);
  const root = await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, page));
  expect(document.body.textContent).toBe('53000');
  await act(async () => root.unmount());
});

function Left(attempt: Parameters<typeof useRemainingTime>[0]) {
  return useRemainingTime(attempt, ignore)?.ms;
}

function ignore() {}
