import { describe, expect, it } from 'vitest';
import { readPage } from '#screen/filter-form/list-address.ts';
import { addressOf, hasFilters, readAsked } from './filters.ts';

const asked = (query: string) => readAsked(new URLSearchParams(query));

describe('what an address asks of the catalogue', () => {
  it('is read and written back as it was', () => {
    const query = 'theme=elektrotehnika&level=beginner&language=en&access=free&duration=medium&sort=title&page=3';
    expect(addressOf('/courses', asked(query), readPage(new URLSearchParams(query)))).toBe(`/courses?${query}`);
  });

  it('leaves out what is as usual, and what a form sends empty', () => {
    expect(addressOf('/courses', asked('theme=&level=&language=&access=&duration=&sort=recommended'))).toBe('/courses');
  });

  it('ignores values that do not exist', () => {
    const { filters, sort } = asked('theme=../x&level=guru&language=fr&access=gold&duration=eternal&sort=luck');
    expect(hasFilters(filters)).toBe(false);
    expect(sort).toBe('recommended');
  });

  it.each(['', '0', '-1', '1.5', 'x', '1001'])('takes page "%s" for the first', (page) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(1);
  });
});
