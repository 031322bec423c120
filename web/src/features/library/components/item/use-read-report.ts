import { useEffect } from 'react';
import { reportRead } from './report-read.ts';

/** Who goes away sooner was only looking for something else. */
export const readingSeconds = 10;

/** Counts an item as read, once it was in front of somebody for a while; pages that are fetched ahead are in front of nobody. */
export function useReadReport(itemId: string): void {
  useEffect(() => {
    let seconds = 0;
    const ticking = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      seconds += 1;
      if (seconds < readingSeconds) return;
      clearInterval(ticking);
      reportRead(itemId);
    }, 1000);
    return () => clearInterval(ticking);
  }, [itemId]);
}
