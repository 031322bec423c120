// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { readAsked } from './filters.ts';
import { LibraryFilters } from './library-filters.tsx';

afterEach(cleanup);

describe('the filters of somebody’s bookmarks', () => {
  it('are absent while there are fewer than eight', () => {
    expect([isShown('bookmarked=true', 0), isShown('bookmarked=true', 7)]).toEqual([false, false]);
  });

  it('are there from eight on, and where they are narrowed or sorted otherwise, however few are left', () => {
    expect(isShown('bookmarked=true', 8)).toBe(true);
    expect(isShown('bookmarked=true&level=beginner', 0)).toBe(true);
    expect(isShown('bookmarked=true&sort=newest', 1)).toBe(true);
  });
});

function isShown(query: string, total: number): boolean {
  cleanup();
  const asked = readAsked(new URLSearchParams(query));
  const choices = { themes: [], kinds: [], tags: [] };
  const filters = <LibraryFilters path="/browse" asked={asked} choices={choices} total={total} hasBookmarks />;
  renderInPage(filters, { session: sampleSession });
  return screen.queryByRole('search') !== null;
}
