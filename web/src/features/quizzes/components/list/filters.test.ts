import { describe, expect, it } from 'vitest';
import { readPage } from '#screen/filter-form/list-address.ts';
import { addressOf, hasFilters, readFilters } from './filters.ts';

describe('the filters of the quizzes', () => {
  it('are read from the address and written to it', () => {
    const filters = readFilters(new URLSearchParams('theme=statics&level=advanced'));
    expect(filters).toEqual({ theme: 'statics', level: 'advanced' });
    expect(addressOf('/quizzes', filters, 2)).toBe('/quizzes?theme=statics&level=advanced&page=2');
  });

  it('are none where the address asks for what does not exist', () => {
    const query = new URLSearchParams('theme=%3Cb%3E&level=expert&page=-1');
    expect(hasFilters(readFilters(query))).toBe(false);
    expect(addressOf('/quizzes', readFilters(query), readPage(query))).toBe('/quizzes');
  });
});
