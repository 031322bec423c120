import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type EndInSight = { isAway: boolean; toEnd: () => void };

/** How far from the page's end somebody may be and still be taken to follow along. */
const nearEndPx = 120;

/**
 * Keeps the end of the page in sight as a part of it grows, until its reader scrolls up. Answers whether they have, and a way
 * back to the end.
 */
export function useEndInSight(growing: RefObject<HTMLElement | null>, isOn: boolean): EndInSight {
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
      // A page that grew is no scroll of its reader: only who goes up leaves the end.
      if (distanceToEnd() < nearEndPx) follows.current = true;
      else if (isUp) follows.current = false;
      setIsAway(!follows.current);
    };
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd();
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

function distanceToEnd(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
}

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}
