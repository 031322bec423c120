import { clsx } from 'clsx';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Once around the page: tooltips beside one another share the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

export type TooltipProps = Pick<ComponentProps<typeof RadixTooltip.Root>, 'open' | 'defaultOpen' | 'onOpenChange'> &
  Pick<ComponentProps<typeof RadixTooltip.Content>, 'side' | 'align'> & {
    content: ReactNode;
    /** The one element that the tooltip explains; it must take focus. */
    children: ReactNode;
    className?: string;
  };

export function Tooltip({ content, children, side = 'top', align = 'center', className, ...state }: TooltipProps) {
  return (
    <RadixTooltip.Root {...state}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-60 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-paper text-xs leading-5 shadow-raised',
            className,
          )}
        >
          {content}
          <RadixTooltip.Arrow className="fill-ink" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
