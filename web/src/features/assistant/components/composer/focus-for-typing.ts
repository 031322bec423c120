/** There, the focus in a field opens a keyboard over what is to be read, and Enter is the only key for a new line. */
export function hasKeyboardOnScreen(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** To go on typing, where that does not open a keyboard over the answer. */
export function focusForTyping(field: HTMLElement | null): void {
  if (!hasKeyboardOnScreen()) field?.focus({ preventScroll: true });
}
