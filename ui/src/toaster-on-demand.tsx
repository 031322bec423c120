import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const loadToaster = () => import('./toast.tsx');

/** Once at the end of the page. What shows toasts is fetched while nobody waits: the first one may be about a lost connection. */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const count = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length,
    () => 0,
  );
  useEffect(
    () =>
      whenIdle(() => {
        loadToaster().catch(() => {
          // It is fetched with the first toast then.
        });
      }),
    [],
  );
  useEffect(() => {
    if (count === 0 || Toaster) return;
    loadToaster().then(
      (module) => setToaster(() => module.Toaster),
      () => {
        // Without a connection there is none; the next toast tries again.
      },
    );
  }, [count, Toaster]);
  return Toaster && count > 0 ? <Toaster /> : null;
}

/** Returns what calls it off. */
function whenIdle(work: () => void): () => void {
  // Not in every browser we serve.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
}
