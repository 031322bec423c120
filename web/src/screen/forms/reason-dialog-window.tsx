import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ReasonDialogWindowProps = {
  trigger: ReactElement;
  title: string;
  consequence: string;
  submit: ReactNode;
  /** What the button says that leaves everything as it is. */
  cancelLabel: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Where the form of a reason dialog stands with scripts. */
export function ReasonDialogWindow(props: ReasonDialogWindowProps) {
  const { trigger, title, consequence, submit, cancelLabel, isOpen, onOpenChange, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={title}
        description={consequence}
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
