import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Whoever was sent to another site and comes back with the browser's button may find the page as they left it: still on its
 * way there, with a button that stays busy for ever. Such a page starts anew.
 */
export function useFreshAfterReturn(): void {
  const { state } = useNavigation();
  useEffect(() => {
    const start = ({ persisted }: PageTransitionEvent) => {
      if (persisted && state !== 'idle') window.location.reload();
    };
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, [state]);
}
