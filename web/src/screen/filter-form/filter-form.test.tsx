// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FilterForm } from './filter-form.tsx';
import { FilterSelect } from './filter-select.tsx';
import { listAddress, readChoice } from './list-address.ts';
import { ListSearch } from './list-search.tsx';
import type { FilterNotation } from './use-filter-form.ts';

type Asked = { level?: string | undefined };

const notation: FilterNotation<Asked> = {
  addressOf: (path, { level }) => listAddress(path, { level }),
  readAsked: (query) => ({ level: readChoice(query, 'level', ['easy', 'hard']) }),
  valuesOf: (asked) => asked,
};

afterEach(cleanup);

describe('the filters of a list', () => {
  it('are absent while it has fewer than eight items', () => {
    openAt('/list', 7);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('are there from eight items on', () => {
    openAt('/list', 8);
    expect(screen.getByRole('search')).toBeTruthy();
  });

  it('are there where the address asks for something, however little was found', () => {
    openAt('/list?level=easy', 0);
    expect(screen.getByLabelText<HTMLSelectElement>('level').value).toBe('easy');
  });

  it('stay for whoever takes the last one back', async () => {
    const router = openAt('/list?level=easy', 3);
    const level = screen.getByLabelText('level');
    fireEvent.change(level, { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('level')).toBe(level);
  });
});

describe('the search of a list', () => {
  it('is absent while it has fewer than eight items, and there once something is asked for', () => {
    const filter = { name: 'role', label: 'role', every: 'all', choices: [] as [string, string][] };
    const shown = (total: number, search?: string, role?: string) => {
      cleanup();
      const element = (
        <ListSearch label="name" search={search} filter={{ ...filter, value: role }} submitLabel="find" total={total} />
      );
      render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
      return screen.queryByRole('search') !== null;
    };
    expect([shown(7), shown(8), shown(0, 'ana'), shown(1, undefined, 'admin')]).toEqual([false, true, true, true]);
  });
});

function openAt(address: string, total: number) {
  const router = createMemoryRouter([{ path: '/list', element: <List total={total} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

function List({ total }: { total: number }) {
  const [query] = useSearchParams();
  const asked = notation.readAsked(query);
  return (
    <FilterForm label="filters" path="/list" asked={asked} notation={notation} total={total} apply="apply">
      <FilterSelect name="level" label="level" every="all" value={asked.level} choices={[['easy', 'easy']]} />
    </FilterForm>
  );
}
