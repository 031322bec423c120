import { useEffect } from 'react';
import { hasNetwork } from '#platform/offline.ts';

const afterMs = 2_000;

/** Two seconds after a page was loaded, the quiz interface is fetched. What that takes is itself fetched only then. */
export function usePreloadedAttempt(): void {
  useEffect(() => {
    const load = () => {
      if (!hasNetwork()) return;
      void import('./preload-attempt-code.ts').then(({ preloadAttemptCode }) => preloadAttemptCode(), noop);
    };
    const timer = setTimeout(load, afterMs);
    return () => clearTimeout(timer);
  }, []);
}

const noop = () => {};
