import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Later than the moment itself, so that the server has passed it too, and no sooner again than this. */
const pauseMs = 500;

/**
 * Asks for the page anew once a moment has come, such as the end of a hold, and again while the page still has one. `now` is the
 * server's, of the answer that told the moment.
 */
export function useRevalidationAt(moment: Date | null, now: Date): void {
  const { revalidate } = useRevalidator();
  const at = moment?.getTime();
  const answeredAt = now.getTime();
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => void revalidate(), Math.max(pauseMs, at - answeredAt) + pauseMs);
    return () => clearTimeout(timer);
  }, [at, answeredAt, revalidate]);
}
