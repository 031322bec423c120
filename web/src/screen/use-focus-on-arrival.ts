import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The step of the history whose title had its focus: shown anew, say in another language, it must not take it again. */
let arrivedAt: string | undefined;

/** For the title of a screen that a link led to: it gets the focus, and so is read out, as a page's would be. */
export function useFocusOnArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== 'POP' && !hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
  useEffect(() => {
    if (!isFollowed || arrivedAt === key) return;
    arrivedAt = key;
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
