import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';

type LeaveGuardProps = {
  /** Something would be lost. */
  isHeld: boolean;
  /** Which part of the address is the page that is left, if not all of it. */
  isLeft?: (from: Location, to: Location) => boolean;
  texts: Record<'title' | 'text' | 'leave' | 'stay', string>;
};

/** Asks before a page is left on which something is neither saved nor kept elsewhere, or waits for a decision. */
export function LeaveGuard({ isHeld, isLeft = isElsewhere, texts }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isHeld && isLeft(currentLocation, nextLocation));
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
  return (
    <ConfirmDialog
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      tone="default"
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}

/** Another part of the same page is not elsewhere. */
function isElsewhere(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.search !== to.search;
}
