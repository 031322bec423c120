// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { Pagination } from './pagination.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';
import { renderWithTexts } from './test-support.tsx';

afterEach(cleanup);

const hrefFor = (page: number) => `/courses?page=${page}`;

describe('Pagination', () => {
  it('links to pages and marks the current one', () => {
    renderWithTexts(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Stran 3' }).getAttribute('href')).toBe('/courses?page=3');
    expect(screen.getByRole('link', { name: 'Stran 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Prejšnja stran' }).getAttribute('href')).toBe('/courses?page=1');
    expect(screen.getByRole('link', { name: 'Naslednja stran' }).getAttribute('rel')).toBe('next');
  });

  it('has no way back from the first page', () => {
    renderWithTexts(<Pagination page={1} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Prejšnja stran' })).toBeNull();
  });

  it('stays away when there is one page', () => {
    renderWithTexts(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('ends the breadcrumb with this page, which is no link', () => {
  renderWithTexts(<Breadcrumb steps={[{ label: 'Tečaji', href: '/courses' }]} current="Statika" />);
  expect(screen.getByRole('link', { name: 'Tečaji' }).getAttribute('href')).toBe('/courses');
  expect(screen.getByText('Statika').getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Statika' })).toBeNull();
});

it('lets the keyboard reach a table that scrolls', () => {
  renderWithTexts(
    <Table label="Navoji">
      <TableHead>
        <TableRow>
          <TableHeader>Navoj</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>M8</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  expect(screen.getByRole('region', { name: 'Navoji' }).tabIndex).toBe(0);
});
