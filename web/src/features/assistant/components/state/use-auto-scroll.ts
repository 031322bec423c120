import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * What is kept in sight as the page grows: its end, the newest item as far as its beginning stays in sight, or nothing, for a
 * reader who has scrolled up.
 */
export type KeptInSight = 'end' | 'newest' | 'nothing';

type AutoScroll = { isAway: boolean; toEnd: () => void; toNewest: () => void };

/** How near to the page's end somebody who scrolls down has to come to follow along again. */
const nearEndPx = 120;

/** Browsers round: this far from the end is at the end. */
const atEndPx = 2;

/** The header of the page, which stands still, and some room below it. */
const headerPx = 80;

/**
 * Keeps the newest item of a list in sight as it grows, until its reader scrolls up. An item longer than the screen is read
 * from its beginning, and so it goes no higher than to the header, but for readers who went to the end themselves.
 */
export function useAutoScroll(growing: RefObject<HTMLElement | null>, isOn: boolean): AutoScroll {
  const kept = useRef<KeptInSight>('newest');
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    kept.current = 'end';
    setIsAway(false);
    scrollTo(endOfPage());
  }, []);

  const toNewest = useCallback(() => {
    kept.current = 'newest';
    // What was just asked is in the list by then.
    requestAnimationFrame(() => kept.current === 'newest' && scrollTo(placeOfNewest(growing.current)));
  }, [growing]);

  useEffect(() => {
    const element = growing.current;
    if (!element || !isOn) return;
    let lastTop = window.scrollY;
    const note = () => {
      const moved = window.scrollY - lastTop;
      lastTop = window.scrollY;
      kept.current = nextKept({
        kept: kept.current,
        moved,
        isPastNewest: window.scrollY > placeOfNewest(element) + atEndPx,
        distance: distanceToEnd(),
      });
      tell();
    };
    // Who has left the end but still sees it needs no way back.
    const tell = () => setIsAway(kept.current !== 'end' && distanceToEnd() >= nearEndPx);
    const observer = new ResizeObserver(() => {
      // What was just taken away has changed its size too; by then the page is the next screen's.
      if (!element.isConnected) return;
      const place = kept.current === 'end' ? endOfPage() : placeOfNewest(element);
      if (kept.current !== 'nothing' && place > window.scrollY) scrollTo(place);
      tell();
    });
    observer.observe(element);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', note);
    };
  }, [growing, isOn]);

  return { isAway, toEnd, toNewest };
}

/**
 * A page that grew is no scroll of its reader: only who goes up leaves, however little. A page that has become shorter ends
 * where it was held, and so nobody has left it.
 */
export function nextKept({
  kept,
  moved,
  isPastNewest,
  distance,
}: {
  kept: KeptInSight;
  /** How far down, in pixels. */
  moved: number;
  /** Farther down than where the newest item is kept. */
  isPastNewest: boolean;
  distance: number;
}): KeptInSight {
  if (moved < -1 && distance > atEndPx) return 'nothing';
  const isNearEnd = distance < nearEndPx;
  if (kept === 'nothing') return isNearEnd ? 'end' : 'nothing';
  if (kept === 'newest') return moved > 0 && isPastNewest && isNearEnd ? 'end' : 'newest';
  return 'end';
}

function placeOfNewest(list: HTMLElement | null): number {
  const newest = list?.querySelector(':scope > ol > :last-child');
  if (!newest) return endOfPage();
  return Math.min(endOfPage(), window.scrollY + newest.getBoundingClientRect().top - headerPx);
}

function endOfPage(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

function distanceToEnd(): number {
  return endOfPage() - window.scrollY;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
