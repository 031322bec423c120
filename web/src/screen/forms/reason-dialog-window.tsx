import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '@navor/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ReasonDialogWindowProps = {
  title: string;
  consequence: string;
  submit: ReactNode;
  /** What the button says that leaves everything as it is. */
  cancelLabel: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What takes the focus when it closes, where nothing is left that had it. */
  returnFocusTo: () => HTMLElement | null;
  children: ReactNode;
};

/** Where the form of a reason dialog stands with scripts. */
export function ReasonDialogWindow(props: ReasonDialogWindowProps) {
  const { title, consequence, submit, cancelLabel, isOpen, onOpenChange, returnFocusTo, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={consequence}
        returnFocusTo={returnFocusTo}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{cancelLabel ?? t('cancel')}</Button>
            </DialogClose>
            {submit}
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
