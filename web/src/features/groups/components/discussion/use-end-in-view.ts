import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far from its end somebody may be and still be taken to follow along. */
const nearEnd = 80;

/** Keeps the end of a box in view as it grows, unless its reader has scrolled away from there. */
export function useEndInView(box: RefObject<HTMLElement | null>, last: string | undefined): void {
  const follows = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new end.
  useLayoutEffect(() => {
    if (follows.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [box, last]);
}
