import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { overlayClasses, panelClasses } from './overlay-classes.ts';
import { styleNonce } from './style-nonce.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

export type DialogContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** What takes the focus when it closes, where nothing is left that had it. */
  returnFocusTo?: () => HTMLElement | null | undefined;
};

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' };

export function DialogContent({
  title,
  description,
  footer,
  size = 'md',
  className,
  children,
  returnFocusTo,
  ...props
}: DialogContentProps) {
  styleNonce();
  const focus = useReturnFocus({ ...props, returnFocusTo });
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={clsx(overlayClasses, 'grid place-items-center overflow-y-auto p-4')}>
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
          {...focus}
          className={clsx(
            'relative flex w-full flex-col gap-4 rounded-md border border-line bg-raised p-4 text-ink shadow-raised md:p-6',
            // What it asks for stays in sight; on very low screens there would be no room left for the rest.
            '[@media(min-height:32rem)]:max-h-[calc(100dvh-2rem)]',
            panelClasses,
            widths[size],
            className,
          )}
        >
          <header className="wrap-anywhere grid gap-1 pr-10">
            <RadixDialog.Title className="font-semibold text-lg leading-7">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-muted text-sm">{description}</RadixDialog.Description>
            )}
          </header>
          {/* The margin leaves room for outlines of what has the focus. */}
          <div className="-m-1 grid min-h-0 shrink gap-4 overflow-y-auto p-1">{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
          <DialogCloseButton />
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/** The primary action comes last: at the right on wide screens, on top on narrow ones. */
export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer {...props} className={clsx('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} />;
}

export function DialogCloseButton() {
  const { t } = useTranslation('ui');
  return (
    <RadixDialog.Close asChild>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('close')}
        className="absolute top-2 right-2 md:top-3 md:right-3"
      >
        <X aria-hidden />
      </Button>
    </RadixDialog.Close>
  );
}
