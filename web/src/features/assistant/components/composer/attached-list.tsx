import { lazy, Suspense } from 'react';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import type { AttachedItemsProps } from './attached-items.tsx';

/** Most questions are about nothing that is attached. */
const AttachedItems = lazy(() =>
  loadWithRetry(() => import('./attached-items.tsx'))
    .then(({ AttachedItems: items }) => ({ default: items }))
    .catch(fetchPageAnew),
);

export function AttachedList(props: AttachedItemsProps) {
  if (props.attached.length === 0) return null;
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <AttachedItems {...props} />
    </Suspense>
  );
}
