import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix itself knows only the dialog's own trigger, and
 * many dialogs are opened by a key or by a button elsewhere.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const previous = opener.current;
      // One that was replaced meanwhile is not there to take the focus; then the trigger is.
      if (event.defaultPrevented || !(previous instanceof HTMLElement) || !previous.isConnected) return;
      if (previous === document.body) return;
      event.preventDefault();
      previous.focus();
    },
  };
}
