// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useFreshAfterReturn } from './use-fresh-after-return.ts';

function Page() {
  useFreshAfterReturn();
  return null;
}

function comeBack(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

afterEach(() => vi.restoreAllMocks());

it('starts a page anew that was kept on its way to another site, and no other', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const never = () => new Promise<null>(() => {});
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/elsewhere', element: null, loader: never },
  ]);
  render(<RouterProvider router={router} />);
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => void router.navigate('/elsewhere'));
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledOnce();
});
