import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Links inside a prepared text are plain HTML. Those that stay on this site are followed without loading a page anew, and
 * the section that one leads to gets the focus, as it would in a page without scripts.
 */
export function useTextLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { hash, key } = useLocation();

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || isFile.test(url.pathname)) return;
      event.preventDefault();
      void navigate(`${url.pathname}${url.search}${url.hash}`);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [text, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be gone to again.
  useEffect(() => {
    const target = sectionOf(hash);
    const element = text.current;
    if (!element) return;
    // Browsers themselves mark only what a page was opened at.
    for (const earlier of element.querySelectorAll('[data-led-to]')) earlier.removeAttribute('data-led-to');
    element.dataset.marksTarget = '';
    if (!target || !element.contains(target)) return;
    target.dataset.ledTo = '';
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [hash, key, text]);
}

/** What an address leads to inside its page; anybody may have typed anything there. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What the server answers by itself. */
const isFile = /^\/(api|files)\/|\.\w+$/;

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
