import { useEffect } from 'react';

const afterMs = 2_000;

/** Two seconds after a page was loaded, the quiz interface is fetched. What that takes is itself fetched only then. */
export function usePreloadedAttempt(): void {
  useEffect(() => {
    const load = () => {
      if (navigator.onLine)
        void import('./preload-attempt-code.ts').then(({ preloadAttemptCode }) => preloadAttemptCode(), noop);
    };
    const timer = setTimeout(load, afterMs);
    return () => clearTimeout(timer);
  }, []);
}

const noop = () => {};
