import { lazy, Suspense } from 'react';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import { NotLoaded, PartBoundary } from '#screen/reading/part-boundary.tsx';
import type { OwnPart } from './live-parts.ts';

const PartCode = lazy(() => loadWithRetry(() => import('./item-part-code.tsx')));

/** A table, a calculator or an instrument, for screens of other features that show texts of the library. */
export function ItemPart(props: { part: OwnPart; language: string }) {
  return (
    <PartBoundary instead={<NotLoaded />}>
      <Suspense fallback={<div aria-busy className="h-80 rounded-md border border-line bg-surface" />}>
        <PartCode {...props} />
      </Suspense>
    </PartBoundary>
  );
}
