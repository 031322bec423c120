import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { hasNetwork } from '#platform/offline.ts';
import { onProgress } from '#platform/progress-news.ts';

/** Long enough for a page to settle first. */
const afterLoadMs = 1_500;
/** Rewards are given in the background; mostly within the first pause, and else within the second. */
const afterChangeMs = [2_000, 6_000];

/**
 * Calls `check` some time after the page was loaded and after each change that was sent. Of many changes only the last
 * counts, one check runs at a time, and none for a window that nobody looks at or that has no connection.
 */
export function useNewsChecks(check: () => Promise<void>): void {
  const latest = useRef(check);
  latest.current = check;
  const planned = useRef<(delays: readonly number[]) => void>(() => {});

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    let isChecking = false;
    let isOwed = false;

    const run = async () => {
      if (document.visibilityState === 'hidden' || !hasNetwork()) {
        isOwed = true;
        return;
      }
      if (isChecking) return;
      isChecking = true;
      isOwed = false;
      await latest.current().catch(() => {
        // Nobody asked for it; the next page asks again.
      });
      isChecking = false;
    };
    const plan = (delays: readonly number[]) => {
      for (const timer of timers) clearTimeout(timer);
      timers = delays.map((delay) => setTimeout(run, delay));
    };
    const onReturn = () => isOwed && document.visibilityState === 'visible' && plan([afterLoadMs]);

    planned.current = plan;
    plan([afterLoadMs]);
    const stopListening = onProgress(() => plan(afterChangeMs));
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      planned.current = () => {};
      for (const timer of timers) clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);

  const isSending = useIsSending();
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) planned.current(afterChangeMs);
    wasSending.current = isSending;
  }, [isSending]);
}

/** Whether a form, or something that goes the same way, is being sent and not only a page fetched. */
function useIsSending(): boolean {
  const isWrite = ({ formMethod }: { formMethod?: string | undefined }) =>
    formMethod !== undefined && formMethod !== 'GET';
  const navigation = useNavigation();
  const fetchers = useFetchers();
  return [navigation, ...fetchers].some(isWrite);
}
