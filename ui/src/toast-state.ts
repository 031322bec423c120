import type { ReactNode } from 'react';

export const TOAST_LIMIT = 5;

export type ToastTone = 'default' | 'ok' | 'warn' | 'danger';

export type ToastContent = {
  title?: ReactNode;
  description?: ReactNode;
  tone?: ToastTone;
  action?: {
    label: string;
    /** Says where else to do this, for those to whom the toast is gone before they reach it. */
    altText?: string;
    onSelect: () => void;
  };
  durationMs?: number;
};

export type Toast = ToastContent & {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export type ToastState = readonly Toast[];

export type ToastChange =
  | { kind: 'add'; toast: Toast }
  | { kind: 'update'; id: string; content: ToastContent }
  | { kind: 'dismiss'; id?: string | undefined }
  | { kind: 'remove'; id?: string | undefined };

/** Newest first, at most TOAST_LIMIT. Without an id, dismiss and remove mean all toasts. */
export function changeToasts(state: ToastState, change: ToastChange): ToastState {
  switch (change.kind) {
    case 'add':
      return [{ ...change.toast, open: true }, ...state.filter((toast) => toast.id !== change.toast.id)].slice(
        0,
        TOAST_LIMIT,
      );
    case 'update':
      return state.map((toast) => (toast.id === change.id ? { ...toast, ...change.content } : toast));
    case 'dismiss':
      return state.map((toast) => (matches(toast, change.id) ? { ...toast, open: false } : toast));
    case 'remove':
      return state.filter((toast) => !matches(toast, change.id));
  }
}

function matches(toast: Toast, id: string | undefined): boolean {
  return id === undefined || toast.id === id;
}
