import { describe, expect, it } from 'vitest';
import { addressOf, hasFilters, readFilters } from './filters.ts';

describe('the filters of group sessions', () => {
  it('are read from the address and written to it', () => {
    const filters = readFilters(
      new URLSearchParams('subject=mehanika&level=advanced&spoken=de&week=2026-03-09&mine=true'),
    );
    expect(filters).toEqual({ subject: 'mehanika', level: 'advanced', spoken: 'de', week: '2026-03-09', mine: 'true' });
    expect(addressOf('/group-tutoring', filters, 2)).toBe(
      '/group-tutoring?subject=mehanika&level=advanced&spoken=de&week=2026-03-09&mine=true&page=2',
    );
  });

  it('are none where the address asks for what does not exist', () => {
    const query = new URLSearchParams('subject=%3Cb%3E&level=expert&spoken=xx&week=2026-02-30&mine=yes');
    expect(hasFilters(readFilters(query))).toBe(false);
    expect(addressOf('/group-tutoring', readFilters(query))).toBe('/group-tutoring');
  });
});
