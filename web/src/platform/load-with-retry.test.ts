// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const lost = new TypeError('not fetched');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('fetches again when there is a connection again, as often as that is needed', async () => {
  isOnline.mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue('code');
  const fetched = loadWithRetry(load);
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await fetched).toBe('code');
});

it('tries once more after a pause where there is a connection', async () => {
  isOnline.mockReturnValue(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code');
  const fetched = loadWithRetry(load);
  await wait(1900);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(200);
  expect(await fetched).toBe('code');
});

it('gives up on code that is gone although there is a connection', async () => {
  isOnline.mockReturnValue(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
  const refused = expect(loadWithRetry(load)).rejects.toBe(lost);
  await wait(60_000);
  await refused;
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits for the connection that was lost during the pause', async () => {
  isOnline.mockReturnValue(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue('code');
  const fetched = loadWithRetry(load);
  await wait(1000);
  isOnline.mockReturnValue(false);
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await fetched).toBe('code');
});
