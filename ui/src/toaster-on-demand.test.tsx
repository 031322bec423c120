// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToasterOnDemand } from './toaster-on-demand.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./toast.tsx', () => {
  fetched();
  return { Toaster: () => null };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('fetches what shows toasts before there is one, once the browser has nothing else to do', async () => {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    rest = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  render(<ToasterOnDemand />);
  expect(fetched).not.toHaveBeenCalled();
  rest();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
