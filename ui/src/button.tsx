import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';

const filled = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const buttonClasses = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-busy:cursor-progress',
    '[&>svg]:size-4 [&>svg]:shrink-0 aria-busy:[&>svg:not([data-spinner])]:hidden',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-action text-on-action hover:bg-action-hover',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-action-soft',
        ghost: 'text-ink hover:bg-action-soft',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        link: 'text-action underline underline-offset-4 hover:text-action-hover',
      },
      size: { sm: 'text-sm', md: 'text-sm', lg: 'text-base', icon: '[&>svg]:size-5' },
    },
    // On phones even the small one is 44 px high, for fingers.
    compoundVariants: [
      { variant: [...filled], size: 'sm', class: 'h-11 px-3 md:h-8' },
      { variant: [...filled], size: 'md', class: 'h-11 px-4 md:h-10' },
      { variant: [...filled], size: 'lg', class: 'h-12 px-6' },
      { variant: [...filled], size: 'icon', class: 'size-11 md:size-10' },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClasses> & {
    asChild?: boolean;
    isBusy?: boolean;
  };

export function Button({
  asChild = false,
  isBusy = false,
  variant,
  size,
  className,
  children,
  type,
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot.Root : 'button';
  const busyProps = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClickCapture: swallow } : {};
  return (
    <Component
      {...props}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...busyProps}
      className={buttonClasses({ variant, size, className })}
    >
      {isBusy && <LoaderCircle aria-hidden data-spinner className="animate-spin" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Component>
  );
}

/** Keeps focus on a busy button, which `disabled` would lose, yet neither its handler nor its form hears the click. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
