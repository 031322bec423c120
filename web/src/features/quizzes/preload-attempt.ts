import { useEffect } from 'react';

const afterMs = 2_000;

/** Fetches the code of the quiz interface two seconds after a page was loaded, once it has nothing else to do. */
export function usePreloadedAttempt(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Not in every browser we serve.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // A page without a connection does without it.
    const load = () => void import('./components/attempt/attempt-page.tsx').catch(() => {});
    const timer = setTimeout(() => whenIdle(load), afterMs);
    return () => clearTimeout(timer);
  }, []);
}
