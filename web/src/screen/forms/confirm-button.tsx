import type { ConfirmDialogProps } from '@navor/ui/alert-dialog.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';

const ConfirmDialog = lazyPart(async () => (await import('@navor/ui/alert-dialog.tsx')).ConfirmDialog);

type ConfirmButtonProps = ButtonProps & { question: Omit<ConfirmDialogProps, 'trigger' | 'open' | 'onOpenChange'> };

/**
 * A button that asks before it acts, in a dialog whose code comes after the page. The button is the same element before and
 * after that, so that neither a click nor the focus is lost in between.
 */
export function ConfirmButton({ question, ...button }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        {...button}
        type="button"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Suspense fallback={null}>
        <ConfirmDialog {...question} open={isOpen} onOpenChange={setIsOpen} returnFocusTo={() => opener.current} />
      </Suspense>
    </>
  );
}
