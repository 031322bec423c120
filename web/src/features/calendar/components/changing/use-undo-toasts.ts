import { type ToastHandle, toast } from '@navor/ui/toast-store.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Says what was done and offers to undo it, for as long as the calendar is there to do so. */
export function useUndoToasts() {
  const { t } = useTranslation('calendar');
  const shown = useRef<ToastHandle[]>([]);

  useEffect(() => {
    const toasts = shown.current;
    return () => {
      for (const one of toasts.splice(0)) one.dismiss();
    };
  }, []);

  return useCallback(
    (title: string, undo: () => void) => {
      shown.current.push(toast({ tone: 'ok', title, action: { label: t('undo'), onSelect: undo } }));
    },
    [t],
  );
}
