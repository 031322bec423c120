import { changeToasts, type ToastChange, type ToastContent, type ToastState } from './toast-state.ts';

/** Long enough for the leaving motion to end. */
export const TOAST_REMOVE_DELAY_MS = 300;

let state: ToastState = [];
let lastId = 0;
const listeners = new Set<() => void>();

export type ToastHandle = {
  id: string;
  update: (content: ToastContent) => void;
  dismiss: () => void;
};

/** Shows a toast from anywhere in the browser; on the server there is nobody to show it to. */
export function toast(content: ToastContent): ToastHandle {
  lastId += 1;
  const id = `toast-${lastId}`;
  const dismiss = () => dismissToast(id);
  change({
    kind: 'add',
    toast: {
      ...content,
      id,
      open: true,
      onOpenChange: (open) => {
        if (!open) dismiss();
      },
    },
  });
  return { id, update: (next) => change({ kind: 'update', id, content: next }), dismiss };
}

/** Closes one toast, or all of them, and forgets it once it has left the screen. */
export function dismissToast(id?: string): void {
  const leaving = state.filter((one) => id === undefined || one.id === id).map((one) => one.id);
  change({ kind: 'dismiss', id });
  setTimeout(() => {
    for (const gone of leaving) removeToast(gone);
  }, TOAST_REMOVE_DELAY_MS);
}

export function removeToast(id?: string): void {
  change({ kind: 'remove', id });
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): ToastState {
  return state;
}

const none: ToastState = [];

/** The module outlives a request, so the server must never render what another request put here. */
export function toastsOnServer(): ToastState {
  return none;
}

function change(toastChange: ToastChange): void {
  if (typeof document === 'undefined') return;
  state = changeToasts(state, toastChange);
  for (const listener of listeners) listener();
}
