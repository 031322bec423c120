// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreloadedAttempt } from './preload-attempt.ts';

const preloadAttemptCode = vi.hoisted(() => vi.fn());
vi.mock('./preload-attempt-code.ts', () => ({ preloadAttemptCode }));

function AnyPage() {
  usePreloadedAttempt();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  preloadAttemptCode.mockReset();
});

it('fetches the quiz interface two seconds after the page was loaded', async () => {
  render(<AnyPage />);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(preloadAttemptCode).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
  expect(preloadAttemptCode).toHaveBeenCalledOnce();
});

it('fetches nothing for a page that is gone before', async () => {
  render(<AnyPage />).unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(preloadAttemptCode).not.toHaveBeenCalled();
});
