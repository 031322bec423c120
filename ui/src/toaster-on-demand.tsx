import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

/** Once at the end of the page. What shows toasts is fetched with the first of them. */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const count = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length,
    () => 0,
  );
  useEffect(() => {
    if (count === 0 || Toaster) return;
    import('./toast.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => {
        // Without a connection there is none; the next toast tries again.
      },
    );
  }, [count, Toaster]);
  return Toaster && count > 0 ? <Toaster /> : null;
}
