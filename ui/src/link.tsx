import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const linkClasses =
  'rounded-sm text-action underline decoration-1 underline-offset-4 transition-colors hover:text-action-hover hover:decoration-2';

/** A link within text. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={clsx(linkClasses, className)} />;
}
