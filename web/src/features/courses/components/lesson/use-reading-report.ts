import { longestReadingReport } from '@navor/contract/choices';
import { useEffect } from 'react';
import { hasNetwork } from '#platform/offline.ts';
import { createReadingClock } from './reading-clock.ts';
import type { ReadingPlace } from './use-reading-place.ts';

const reportEveryMs = 30_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove'] as const;

/**
 * Tells the server where somebody is reading and for how long, so that they can go on from another device. `path` is that
 * of the lesson in the API; undefined for visitors, of whom nothing is kept.
 */
export function useReadingReport(path: string | undefined, placeNow: () => ReadingPlace): void {
  useEffect(() => {
    if (!path) return;
    const address = `/api${path}/reading`;
    const clock = createReadingClock(Date.now());
    let reported = JSON.stringify(placeNow());

    function report(send: (body: string) => Promise<boolean> | boolean) {
      if (!hasNetwork()) return;
      const here = placeNow();
      const seconds = clock.take(longestReadingReport);
      const key = JSON.stringify(here);
      if (seconds === 0 && key === reported) return;
      reported = key;
      // What did not arrive is reported again with the next seconds.
      Promise.resolve(send(JSON.stringify({ ...here, seconds }))).then(
        (isSent) => isSent || clock.giveBack(seconds),
        () => clock.giveBack(seconds),
      );
    }
    const reportLater = () => report(async (body) => (await fetch(address, { ...asJson, body })).ok);
    // The page may be gone before an answer comes.
    const reportLast = () => report((body) => navigator.sendBeacon(address, new Blob([body], jsonType)));

    const onActivity = () => clock.noteActivity(Date.now());
    const onVisibility = () => {
      clock.tick(Date.now(), document.visibilityState === 'hidden');
      if (document.visibilityState === 'hidden') reportLast();
      else onActivity();
    };
    const ticking = setInterval(() => clock.tick(Date.now(), document.visibilityState === 'visible'), 1000);
    const reporting = setInterval(reportLater, reportEveryMs);
    for (const sign of signsOfLife) window.addEventListener(sign, onActivity, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', reportLast);
    return () => {
      clearInterval(ticking);
      clearInterval(reporting);
      for (const sign of signsOfLife) window.removeEventListener(sign, onActivity);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', reportLast);
      reportLast();
    };
  }, [path, placeNow]);
}

const jsonType = { type: 'application/json' };
const asJson = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
