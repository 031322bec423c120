import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The way forward. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
} & ({ icon?: ReactNode; illustration?: never } | { illustration?: ReactNode; icon?: never });

export function EmptyState({ icon, illustration, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx(
        'blueprint-grid grid justify-items-center gap-4 rounded-md border border-line border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      {illustration}
      {icon && (
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-action [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      {/* A title may quote what somebody typed. */}
      <div className="grid max-w-md gap-1 wrap-anywhere">
        <Heading className="font-semibold text-lg">{title}</Heading>
        {text && <p className="text-muted text-sm">{text}</p>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
