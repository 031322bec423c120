import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = RadixTabs.Root;

export type TabsListProps = ComponentProps<typeof RadixTabs.List> & { 'aria-label': string };

/** Scrolls sideways where the tabs do not fit. */
export function TabsList({ className, ...props }: TabsListProps) {
  return (
    <RadixTabs.List
      {...props}
      className={clsx(
        'flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--color-line)]',
        className,
      )}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...props}
      className={clsx(
        'inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-action data-[state=active]:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-55 [&>svg]:size-4',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...props} className={clsx('rounded-sm pt-4', className)} />;
}
