// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onceThere } from './once-there.ts';

it('fetches again when there is a connection again, as often as that is needed', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no connection'))
    .mockRejectedValueOnce(new TypeError('no connection'))
    .mockResolvedValue('code');
  const settled = vi.fn();
  const fetched = onceThere(load).then((code) => {
    settled();
    return code;
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(settled).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(3);
  });
  expect(await fetched).toBe('code');
});
