import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type AutoScroll = { isAway: boolean; toEnd: () => void };

/** How near to the page's end somebody who scrolls down has to come to follow along again. */
const nearEndPx = 120;

/** Browsers round: this far from the end is at the end. */
const atEndPx = 2;

/**
 * Keeps the end of the page in sight as a part of it grows, until its reader scrolls up. Answers whether they have, and a way
 * back to the end.
 */
export function useAutoScroll(growing: RefObject<HTMLElement | null>, isOn: boolean): AutoScroll {
  const follows = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setIsAway(false);
    scrollToEnd();
  }, []);

  useEffect(() => {
    const element = growing.current;
    if (!element || !isOn) return;
    let lastTop = window.scrollY;
    const note = () => {
      const isUp = window.scrollY < lastTop - 1;
      lastTop = window.scrollY;
      follows.current = stillFollows({ follows: follows.current, isUp, distance: distanceToEnd() });
      tell();
    };
    // Who has left the end but still sees it needs no way back.
    const tell = () => setIsAway(!follows.current && distanceToEnd() >= nearEndPx);
    const observer = new ResizeObserver(() => {
      // What was just taken away has changed its size too; by then the page is the next screen's.
      if (!element.isConnected) return;
      if (follows.current) scrollToEnd();
      else tell();
    });
    observer.observe(element);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', note);
    };
  }, [growing, isOn]);

  return { isAway, toEnd };
}

/**
 * A page that grew is no scroll of its reader: only who goes up leaves the end, however little. A page that has become
 * shorter ends where it was held, and so nobody has left it.
 */
export function stillFollows({
  follows,
  isUp,
  distance,
}: {
  follows: boolean;
  isUp: boolean;
  distance: number;
}): boolean {
  if (distance <= atEndPx) return true;
  if (isUp) return false;
  return follows || distance < nearEndPx;
}

function distanceToEnd(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
}

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}
