import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeClasses = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-xs leading-5 [&>svg]:size-3.5',
  {
    variants: {
      tone: {
        default: 'bg-action-soft text-action',
        neutral: 'inset-ring inset-ring-line bg-sunken text-muted',
        ok: 'bg-ok-soft text-ok',
        warn: 'bg-warn-soft text-warn',
        destructive: 'bg-danger-soft text-danger',
        signal: 'bg-signal text-on-signal',
      },
    },
    defaultVariants: { tone: 'default' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeClasses>;

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span {...props} className={badgeClasses({ tone, className })} />;
}
