import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

/** The dashboard has margins of its own; a public page brings its own. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const isInDashboard = useIsInDashboard();
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        !isInDashboard && 'mx-auto max-w-6xl px-4 py-8 md:px-8 md:py-12',
      )}
    >
      {children}
    </div>
  );
}
