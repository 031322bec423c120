import { useEffect, useRef } from 'react';
import type { AnswersOutbox } from '../saving/answers-outbox.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove'] as const;

/** Counts the time on the question that is shown, and reports what is left of it when it is left. */
export function useQuestionTime(outbox: AnswersOutbox | null, position: number, isSettled: boolean): void {
  const isSettledNow = useRef(isSettled);
  useEffect(() => {
    isSettledNow.current = isSettled;
  });

  useEffect(() => {
    if (!outbox) return;
    const { clock } = outbox;
    const count = (isSeen: boolean) => clock.tick(Date.now(), isSeen && !isSettledNow.current ? position : null);
    const report = () => {
      if (!isSettledNow.current) void outbox.reportTime(position);
    };
    const onActivity = () => clock.noteActivity(Date.now());
    const onVisibility = () => {
      // Until now it was the other way round.
      count(document.visibilityState === 'hidden');
      if (document.visibilityState === 'hidden') report();
      else onActivity();
    };
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
