import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetVisitorSearches, rememberVisitorSearch, visitorSearches } from './visitor-searches.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the newest first, each once, and ten at most', () => {
  for (let index = 0; index < 12; index++) rememberVisitorSearch(`iskanje ${index}`);
  rememberVisitorSearch('iskanje 5');
  expect(visitorSearches()).toHaveLength(10);
  expect(visitorSearches().slice(0, 2)).toEqual(['iskanje 5', 'iskanje 11']);
});

it('forgets one, or all', () => {
  rememberVisitorSearch('tok');
  rememberVisitorSearch('upor');
  forgetVisitorSearches('tok');
  expect(visitorSearches()).toEqual(['upor']);
  forgetVisitorSearches();
  expect(visitorSearches()).toEqual([]);
});

it('bears whatever else is kept there, and a browser that keeps nothing', () => {
  kept.set('recent-searches', '{"not":"a list"}');
  expect(visitorSearches()).toEqual([]);
  kept.set('recent-searches', 'not even JSON');
  expect(visitorSearches()).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => rememberVisitorSearch('tok')).not.toThrow();
});
