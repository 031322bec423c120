import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & {
  /** Answers the pointer, for a card that holds one link stretched over it. */
  isInteractive?: boolean;
};

export function Card({ isInteractive = false, className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={clsx(
        'relative flex min-w-0 flex-col rounded-md border border-line bg-surface text-ink',
        isInteractive && 'transition-colors hover:border-action',
        className,
      )}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('grid gap-1 p-4 md:p-6', className)} />;
}

export type CardTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 | 4 };

export function CardTitle({ level = 2, className, children, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...props} className={clsx('font-semibold text-base leading-6', className)}>
      {children}
    </Heading>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx('wrap-anywhere text-muted text-sm', className)} />;
}

/** Drops its upper padding under a header. */
export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('grow p-4 not-first:pt-0 md:p-6', className)} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={clsx('flex flex-wrap items-center gap-2 border-line border-t p-4 md:px-6', className)} />
  );
}

/** Put on the one link of an interactive card, so that all of the card follows it. */
export const stretchedLinkClasses = 'after:absolute after:inset-0 after:rounded-md';
