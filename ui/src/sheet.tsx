import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { DialogCloseButton, DialogFooter } from './dialog.tsx';
import { overlayClasses } from './overlay-classes.ts';
import { styleNonce } from './style-nonce.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Sheet = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;
export const SheetClose = RadixDialog.Close;

const sheetClasses = cva('fixed z-50 flex flex-col border-line bg-raised text-ink shadow-raised outline-none', {
  variants: {
    side: {
      left: [
        'inset-y-0 left-0 w-72 max-w-[85vw] border-r',
        'data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left',
      ],
      right: [
        'inset-y-0 right-0 w-96 max-w-[85vw] border-l',
        'data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right',
      ],
      bottom: [
        'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-md border-t',
        'data-[state=closed]:animate-slide-out-bottom data-[state=open]:animate-slide-in-bottom',
      ],
    },
  },
  defaultVariants: { side: 'right' },
});

export type SheetContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> &
  VariantProps<typeof sheetClasses> & {
    title: ReactNode;
    description?: ReactNode;
    footer?: ReactNode;
    /** Screen readers still hear the title. */
    isTitleHidden?: boolean;
  };

export function SheetContent({
  side,
  title,
  description,
  footer,
  isTitleHidden = false,
  className,
  children,
  ...props
}: SheetContentProps) {
  styleNonce();
  const focus = useReturnFocus(props);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
        {...focus}
        className={sheetClasses({ side, className })}
      >
        <header className={clsx('grid gap-1', isTitleHidden ? 'sr-only' : 'p-4 pr-14 md:p-6 md:pr-16')}>
          <RadixDialog.Title className="font-semibold text-lg leading-7">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="text-muted text-sm">{description}</RadixDialog.Description>
          )}
        </header>
        <div className={clsx('min-h-0 grow overflow-y-auto px-4 pb-4 md:px-6 md:pb-6', isTitleHidden && 'pt-14')}>
          {children}
        </div>
        {footer && <DialogFooter className="border-line border-t p-4 md:px-6">{footer}</DialogFooter>}
        <DialogCloseButton />
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
