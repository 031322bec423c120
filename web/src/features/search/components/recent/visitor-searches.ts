import { recentSearchCount } from '@navor/contract/choices';

/**
 * A visitor's searches stay in the tab and go with it: others may use the same browser. Who is signed in has theirs on the
 * server.
 */
const key = 'recent-searches';

export function visitorSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((q): q is string => typeof q === 'string').slice(0, recentSearchCount)
      : [];
  } catch {
    return [];
  }
}

export function rememberVisitorSearch(q: string): void {
  keep([q, ...visitorSearches().filter((other) => other !== q)].slice(0, recentSearchCount));
}

/** One of them, or all. */
export function forgetVisitorSearches(q?: string): void {
  keep(q === undefined ? [] : visitorSearches().filter((other) => other !== q));
}

function keep(searches: string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing is searched in all the same.
  }
}
