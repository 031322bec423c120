// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceProgress } from '#platform/progress-news.ts';
import { useNewsChecks } from './use-news-checks.ts';

const check = vi.fn(async () => {});
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  check.mockReset();
  check.mockImplementation(async () => {});
});

function AnyScreen() {
  useNewsChecks(check);
  return (
    <Form method="post">
      <button type="submit">send</button>
    </Form>
  );
}

async function show() {
  const router = createMemoryRouter([{ path: '/', element: <AnyScreen />, action: () => null }]);
  const shown = render(<RouterProvider router={router} />);
  await pass(0);
  return shown;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function showAndSettle() {
  await show();
  await pass(10_000);
  check.mockClear();
}

it('asks once after the page was loaded, and not before it has settled', async () => {
  await show();
  await pass(1_000);
  expect(check).not.toHaveBeenCalled();
  await pass(60_000);
  expect(check).toHaveBeenCalledOnce();
});

it('asks twice after a form was sent, since rewards come in the background', async () => {
  await showAndSettle();
  await act(async () => screen.getByRole('button').click());
  await pass(2_500);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('asks after a lesson was ticked off, which no form does', async () => {
  await showAndSettle();
  announceProgress();
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('asks no more often for many changes in a row than for one', async () => {
  await showAndSettle();
  for (let change = 0; change < 20; change += 1) {
    announceProgress();
    await pass(500);
  }
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('has one question under way at a time', async () => {
  await showAndSettle();
  check.mockImplementation(() => new Promise(() => {}));
  announceProgress();
  await pass(60_000);
  expect(check).toHaveBeenCalledOnce();
});

it('leaves a window alone that nobody looks at, and asks when it is looked at again', async () => {
  visibility = 'hidden';
  await show();
  await pass(60_000);
  expect(check).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(check).toHaveBeenCalledOnce();
});

it('asks nothing without a connection, and makes up for it when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  await pass(60_000);
  expect(check).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(check).toHaveBeenCalledOnce();
});

it('asks again later although asking has failed', async () => {
  await showAndSettle();
  check.mockRejectedValueOnce(new Error('no'));
  announceProgress();
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('asks nothing for a screen that is gone', async () => {
  const { unmount } = await show();
  unmount();
  announceProgress();
  await pass(60_000);
  expect(check).not.toHaveBeenCalled();
});
