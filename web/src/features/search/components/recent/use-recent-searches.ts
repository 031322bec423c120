import { useEffect, useState } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { rememberSearch } from '../../search-api.ts';
import { forgetVisitorSearches, rememberVisitorSearch, visitorSearches } from './visitor-searches.ts';

/** A search that somebody stays with for so long was meant. */
const rememberAfterMs = 1500;

/**
 * Earlier searches: those that came with the screen for who is signed in, those of the tab for visitors. What is searched
 * for is remembered once somebody stays with what was found.
 */
export function useRecentSearches(ofAccount: readonly string[], q: string, hasResults: boolean) {
  const { user } = useAuth();
  const isSignedIn = user !== null;
  const [ofVisitor, setOfVisitor] = useState<string[]>([]);

  useEffect(() => {
    if (!isSignedIn) setOfVisitor(visitorSearches());
  }, [isSignedIn]);

  useEffect(() => {
    if (!q || !hasResults) return;
    const timer = setTimeout(() => {
      if (isSignedIn) return void rememberSearch(q).catch(() => {});
      rememberVisitorSearch(q);
      setOfVisitor(visitorSearches());
    }, rememberAfterMs);
    return () => clearTimeout(timer);
  }, [q, hasResults, isSignedIn]);

  const forgetVisitorSearch = (forgotten?: string) => {
    forgetVisitorSearches(forgotten);
    setOfVisitor(visitorSearches());
  };
  return { recent: isSignedIn ? ofAccount : ofVisitor, forgetVisitorSearch };
}
