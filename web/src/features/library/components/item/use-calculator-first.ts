import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the layout puts the calculator before the rest of the text, as it does where there is little room. The document
 * has to follow: keyboards and screen readers go by its order. The server does not know how wide a page will be.
 */
export function useCalculatorFirst(text: RefObject<HTMLElement | null>): boolean {
  const [isFirst, setIsFirst] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const now = getComputedStyle(element).getPropertyValue('--calculator-first') !== '';
      const focused = document.activeElement;
      flushSync(() => setIsFirst(now));
      // Whoever turns a phone while typing goes on typing: what is moved loses the focus.
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return isFirst;
}
