import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonProps = { shape?: 'block' | 'circle'; className?: string };

/** Give it the size of what will stand in its place. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  const corners = shape === 'circle' ? 'rounded-full' : 'rounded-sm';
  return <span aria-hidden className={clsx('block shrink-0 animate-pulse bg-line', corners, className)} />;
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={clsx('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  );
}

/** Wraps the skeletons of one region, so that screen readers hear once that it is loading. */
export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
