import { lastSearchPage } from '@navor/contract/choices';
import { expect, it } from 'vitest';
import { readPage } from '#screen/filter-form/list-address.ts';
import { readSearchQuery, searchAddress } from './search-paths.ts';

const read = (address: string) => readSearchQuery(new URL(address, 'http://navor.example').searchParams);

it('reads back what it writes', () => {
  const address = searchAddress('/dashboard/', { q: 'U=R·I & "ohmov zakon"', kind: 'lesson' }, 2);
  expect(address.startsWith('/dashboard/search?')).toBe(true);
  expect(read(address)).toEqual({ q: 'U=R·I & "ohmov zakon"', kind: 'lesson' });
  expect(readPage(new URL(address, 'http://navor.example').searchParams)).toBe(2);
});

it('leaves out what is as usual', () => {
  expect(searchAddress('/', { q: '' })).toBe('/search');
  expect(searchAddress('/', { q: 'tok' }, 1)).toBe('/search?q=tok');
});

it('takes whatever does not exist for nothing', () => {
  expect(read('/search?q=%20tok%20&kind=everything')).toEqual({ q: 'tok', kind: undefined });
  expect(read(`/search?q=${'a'.repeat(5000)}`).q).toHaveLength(200);
  for (const page of ['0', '-1', '1.5', 'x', '51'])
    expect(readPage(new URLSearchParams({ page }), lastSearchPage)).toBe(1);
});
