import { Suspense } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import type { AttachedItemsProps } from './attached-items.tsx';

/** Most questions are about nothing that is attached. */
const AttachedItems = lazyPart(async () => (await import('./attached-items.tsx')).AttachedItems);

export function AttachedList(props: AttachedItemsProps) {
  if (props.attached.length === 0) return null;
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <AttachedItems {...props} />
    </Suspense>
  );
}
