import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place for the focus once what had it is gone, such as the button of a row that was removed: otherwise the keyboard begins at the
 * page's top again. `change` is what goes along with it, such as the rows.
 */
export function useKeptFocus<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isShown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when it may be gone.
  useEffect(() => {
    if (isShown.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    isShown.current = true;
  }, [change]);
  return place;
}
