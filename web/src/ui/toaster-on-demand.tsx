import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = lazy(() => import('./toast.tsx').then((module) => ({ default: module.Toaster })));

/** Once at the end of the page. What shows toasts is fetched with the first of them. */
export function ToasterOnDemand() {
  const hasToasts = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return <Suspense>{hasToasts && <Toaster />}</Suspense>;
}
