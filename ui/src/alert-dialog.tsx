import { clsx } from 'clsx';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import { overlayClasses, panelClasses } from './overlay-classes.ts';
import { styleNonce } from './style-nonce.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmDialogProps = {
  title: ReactNode;
  /** What will be gone, and whether it can come back. */
  description: ReactNode;
  /** Says what happens, such as "Delete lesson". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'default' | 'danger';
  /** The dialog stays open and busy until the promise settles, and closes only when it succeeded. */
  onConfirm: () => void | Promise<void>;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What takes the focus when it closes, where nothing is left that had it. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
};

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  trigger,
  open,
  onOpenChange,
  returnFocusTo,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const [isOpenInside, setIsOpenInside] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const isOpen = open ?? isOpenInside;
  const changeOpen = (next: boolean) => {
    if (isBusy) return;
    setIsOpenInside(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    // Keys still reach its button while it fades out.
    if (!isOpen) return;
    setIsBusy(true);
    try {
      await onConfirm();
      setIsOpenInside(false);
      onOpenChange?.(false);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={changeOpen}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <ConfirmPanel title={title} description={description} returnFocusTo={returnFocusTo}>
        <AlertDialog.Cancel asChild>
          <Button variant="secondary" disabled={isBusy}>
            {cancelLabel ?? t('cancel')}
          </Button>
        </AlertDialog.Cancel>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </ConfirmPanel>
    </AlertDialog.Root>
  );
}

type ConfirmPanelProps = Pick<ConfirmDialogProps, 'title' | 'description' | 'returnFocusTo'> & { children: ReactNode };

function ConfirmPanel({ title, description, children, returnFocusTo }: ConfirmPanelProps) {
  styleNonce();
  const focus = useReturnFocus({ returnFocusTo });
  return (
    <AlertDialog.Portal>
      <AlertDialog.Overlay className={clsx(overlayClasses, 'grid place-items-center overflow-y-auto p-4')}>
        <AlertDialog.Content
          {...focus}
          className={clsx(
            'grid w-full max-w-md gap-6 rounded-md border border-line bg-raised p-4 text-ink shadow-raised md:p-6',
            panelClasses,
          )}
        >
          <div className="grid gap-2">
            <AlertDialog.Title className="font-semibold text-lg leading-7">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted text-sm">{description}</AlertDialog.Description>
          </div>
          <DialogFooter>{children}</DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Overlay>
    </AlertDialog.Portal>
  );
}
