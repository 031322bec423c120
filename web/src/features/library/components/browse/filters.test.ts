import { describe, expect, it } from 'vitest';
import { readPage } from '#screen/filter-form/list-address.ts';
import { addressOf, countFilters, notation, readAsked } from './filters.ts';

const asked = (query: string) => readAsked(new URLSearchParams(query));

describe('what an address asks of the library', () => {
  it('is read and written back as it was', () => {
    const query = 'theme=elektrotehnika&kind=table&level=beginner&tag=navoji&bookmarked=true&sort=most-read&page=2';
    expect(addressOf('/x', asked(query), readPage(new URLSearchParams(query)))).toBe(`/x?${query}`);
  });

  it('leaves out what is as usual, and what a form sends empty', () => {
    expect(addressOf('/x', asked('theme=&kind=&level=&tag=&bookmarked=&sort=title'))).toBe('/x');
  });

  it('ignores values that do not exist', () => {
    const { filters, sort } = asked("theme=../x&kind=video&level=guru&tag='--&bookmarked=yes&sort=luck");
    expect(countFilters(filters)).toBe(0);
    expect(sort).toBe('title');
  });

  it.each(['', '0', '-1', '1.5', 'x', '1001'])('takes page "%s" for the first', (page) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(1);
  });

  it('has a value for every field of the form that is not empty', () => {
    expect(notation.valuesOf(asked('kind=table'))).toEqual({ kind: 'table', sort: 'title' });
  });
});
