import { type ToastHandle, toast } from '@navor/ui/toast-store.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isWithinAttempt } from '#features/quizzes/steps-within-attempt.ts';
import { isOffline } from '#platform/offline.ts';

/**
 * A link to a page whose code is not here yet ends at the browser's own error page when there is no connection, and takes what
 * was open with it. Such a link keeps its page instead, and says why; it works again as soon as there is a connection.
 */
export function useStayWithoutConnection(): void {
  const { t } = useTranslation('layout');
  useEffect(() => {
    let last: ToastHandle | undefined;
    const stay = (event: MouseEvent) => {
      if (!isOffline() || !leavesPage(event)) return;
      event.preventDefault();
      last?.dismiss();
      last = toast({ tone: 'warn', title: t('offline.title'), description: t('offline.stay') });
    };
    // Before whatever follows links itself, which leaves those alone that were already answered.
    window.addEventListener('click', stay, { capture: true });
    return () => window.removeEventListener('click', stay, { capture: true });
  }, [t]);
}

/** Not within the page, into another tab or into a file: all these leave the page as it is. */
function leavesPage({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  const from = new URL(window.location.href);
  const to = new URL(link.getAttribute('href') ?? '', document.baseURI);
  if (!to.protocol.startsWith('http')) return false;
  if (to.origin !== from.origin) return true;
  if (to.pathname === from.pathname && to.search === from.search && to.hash !== '') return false;
  return !isWithinAttempt(from, to);
}
