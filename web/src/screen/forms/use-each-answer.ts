import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `act` once for each answer of a fetcher. The router keeps answers outside of what React draws, so one may come to light in
 * a drawing that React finds needless and throws away: an effect that depends on it counts as done then, and never runs.
 */
export function useEachAnswer<Answer>(answer: Answer | undefined, act: (answer: Answer) => void): void {
  const last = useRef<Answer>(undefined);
  const tell = useEffectEvent(act);

  // After every drawing that stays, not by what it depends on.
  useEffect(() => {
    if (answer === undefined || answer === last.current) return;
    last.current = answer;
    tell(answer);
  });
}
