// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useMovedAnchor } from './use-moved-anchor.ts';

afterEach(cleanup);

const moved = { zakaj: 'cemu', čas: 'cas' };

function Page() {
  useMovedAnchor(moved);
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

it.each([
  ['/tok?x=1#zakaj', '/tok?x=1#cemu'],
  ['/tok#%C4%8Das', '/tok#cas'],
  ['/tok#cemu', '/tok#cemu'],
  ['/tok#toString', '/tok#toString'],
  ['/tok#%', '/tok#%'],
  ['/tok', '/tok'],
])('leads from %s to %s', async (from, to) => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [from] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(to)).toBeTruthy();
});
