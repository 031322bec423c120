import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of the test and of the server in it, wherever it stands, until the test ends: otherwise a day or a week could
 * begin between what a test puts there and what it asks for. The database's clock goes on, and so do timers.
 */
export function holdClock(): Date {
  const now = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return now;
}
