import type { Attempt } from '@navor/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AnnouncedSeconds, announcementBetween, betterOffset } from './remaining-time.ts';

export type RemainingTime = { ms: number; announced: AnnouncedSeconds | null };

const againAfterMs = 2_000;

/** Counts down by the server's clock; `onEnd` is asked again until the page shows that the attempt has ended. */
export function useRemainingTime(
  { deadline, now }: Pick<Attempt, 'deadline' | 'now'>,
  onEnd: () => void,
): RemainingTime | null {
  const end = deadline?.getTime() ?? null;
  const told = now.getTime();
  const offset = useRef<number | null>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWithPage] = useState(isHydrating);
  const [left, setLeft] = useState<RemainingTime | null>(end === null ? null : { ms: end - told, announced: null });

  useEffect(() => {
    if (end === null) return;
    const toldAt = offset.current === null && cameWithPage ? pageArrival() : Date.now();
    offset.current = betterOffset(offset.current, told, toldAt);
    let endedAt = Number.NEGATIVE_INFINITY;
    const tick = () => {
      const ms = end - (Date.now() + (offset.current ?? 0));
      setLeft((before) => stepFrom(before, Math.max(0, ms)));
      if (ms > 0 || Date.now() - endedAt < againAfterMs) return;
      endedAt = Date.now();
      onEnd();
    };
    tick();
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [end, told, onEnd, cameWithPage]);

  return left;
}

const never = () => () => {};

/** When the page began to arrive. On a slow device its scripts start only seconds later, in which the time went on. */
function pageArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return responseStart > 0 ? performance.timeOrigin + responseStart : Date.now();
}

/** The same as before while it shows the same second. */
function stepFrom(before: RemainingTime | null, ms: number): RemainingTime {
  if (before && Math.ceil(before.ms / 1000) === Math.ceil(ms / 1000)) return before;
  const announced = announcementBetween(before?.ms ?? ms, ms) ?? before?.announced ?? null;
  return { ms, announced };
}
