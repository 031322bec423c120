import { type ToastHandle, toast } from '@navor/ui/toast-store.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isWithinAttempt } from '#features/quizzes/steps-within-attempt.ts';
import { hasNetwork, isServerThere } from '#platform/offline.ts';

/**
 * A link to a page whose code is not here yet ends at the browser's own error page when there is no connection, and takes what
 * was open with it. Such a link keeps its page instead, and says why; it works again as soon as there is a connection.
 */
export function useStayWithoutConnection(): void {
  const { t } = useTranslation('layout');
  useEffect(() => {
    let last: ToastHandle | undefined;
    let followed: HTMLAnchorElement | undefined;
    const stay = (event: MouseEvent) => {
      const link = hasNetwork() ? null : leavingLink(event);
      if (!link || link === followed) return;
      event.preventDefault();
      void isServerThere().then((isThere) => {
        last?.dismiss();
        if (!isThere) {
          last = toast({ tone: 'warn', title: t('offline.title'), description: t('offline.stay') });
          return;
        }
        followed = link;
        link.click();
        followed = undefined;
      });
    };
    // Before whatever follows links itself, which leaves those alone that were already answered.
    window.addEventListener('click', stay, { capture: true });
    return () => window.removeEventListener('click', stay, { capture: true });
  }, [t]);
}

/** The link that leads away from the page: not within it, into another tab or into a file. */
function leavingLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const from = new URL(window.location.href);
  const to = new URL(link.getAttribute('href') ?? '', document.baseURI);
  if (!to.protocol.startsWith('http')) return null;
  if (to.origin !== from.origin) return link;
  if (to.pathname === from.pathname && to.search === from.search && to.hash !== '') return null;
  return isWithinAttempt(from, to) ? null : link;
}
