import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** What takes the focus where nothing is left that had it. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
};

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix itself knows only the dialog's own trigger, and
 * many dialogs are opened by a key or by a button elsewhere.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus, returnFocusTo }: FocusHandlers) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      // One that was replaced meanwhile is not there to take the focus; then the trigger is.
      const next = canTakeFocus(opener.current) ? opener.current : returnFocusTo?.();
      if (event.defaultPrevented || !next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function canTakeFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}
