// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderBooking } from '../../test-support.tsx';
import { HoldCountdown } from './hold-countdown.tsx';

const until = new Date('2030-05-20T10:10:00Z');
const atServer = (secondsLeft: number) => new Date(until.getTime() - secondsLeft * 1000);

// The reader's clock is an hour ahead.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-05-20T11:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function CountdownPage() {
  return <HoldCountdown until={until} now={useLoaderData()} />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page that the server answers at those moments of its own clock, one after the other. */
async function show(...moments: Date[]) {
  const loader = vi.fn(() => moments[Math.min(loader.mock.calls.length, moments.length) - 1]);
  renderBooking(<Outlet />, [{ index: true, loader, Component: CountdownPage }]);
  await pass(10);
  return loader;
}

it('counts down by the server’s clock, whatever the reader’s says', async () => {
  const asked = await show(atServer(90));
  expect(screen.getByRole('timer').textContent).toContain('1:30');
  await pass(30_000);
  expect(screen.getByRole('timer').textContent).toContain('1:00');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks at the end, and again while the server still holds the slot', async () => {
  const asked = await show(atServer(5), atServer(0.2), atServer(-1));
  await pass(5600);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(1100);
  expect(asked).toHaveBeenCalledTimes(3);
});
