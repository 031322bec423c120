import { useEffect, useRef } from 'react';

/** For the heading of what is shown step by step: it gets the focus when the step changes, and so is read out. */
export function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
