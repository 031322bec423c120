import { useSyncExternalStore } from 'react';

/** False in the page that the server sent, until its scripts run. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
