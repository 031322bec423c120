import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPageAnew } from './fetch-page-anew.ts';
import { loadWithRetry } from './load-with-retry.ts';

/** A part of a page whose code comes after it: when there is a connection again, and with the page itself after a release. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadWithRetry(load)
      .then((part) => ({ default: part }))
      .catch(fetchPageAnew),
  );
}
