import { useEffect } from 'react';
import type { AnswersOutbox } from './answers-outbox.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove'] as const;

/** Counts the time on the question that is shown, and reports what is left of it when it is left; null counts none. */
export function useQuestionTime(outbox: AnswersOutbox | null, position: number | null): void {
  useEffect(() => {
    if (!outbox || position === null) return;
    const { clock } = outbox;
    const count = (isCounted: boolean) => clock.tick(Date.now(), isCounted ? position : null);
    const onActivity = () => clock.noteActivity(Date.now());
    const onVisibility = () => {
      // Until now it was the other way round.
      count(document.visibilityState === 'hidden');
      if (document.visibilityState === 'hidden') void outbox.reportTime(position);
      else onActivity();
    };
    const report = () => void outbox.reportTime(position);
    count(false);
    onActivity();
    const ticking = setInterval(() => count(document.visibilityState === 'visible'), 1000);
    for (const sign of signsOfLife) window.addEventListener(sign, onActivity, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', report);
    return () => {
      clearInterval(ticking);
      count(document.visibilityState === 'visible');
      for (const sign of signsOfLife) window.removeEventListener(sign, onActivity);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', report);
      report();
    };
  }, [outbox, position]);
}
