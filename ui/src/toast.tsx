import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import type { Toast, ToastTone } from './toast-state.ts';
import { currentToasts, subscribeToToasts, toastsOnServer } from './toast-store.ts';

const DURATION_MS = 6000;

const toastClasses = cva(
  [
    'pointer-events-auto flex items-start gap-3 rounded-md border border-line border-l-4 bg-raised p-3 pl-4 text-ink text-sm shadow-raised',
    'data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in-bottom',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-fade-out',
  ],
  {
    variants: {
      tone: { default: 'border-l-action', ok: 'border-l-ok', warn: 'border-l-warn', danger: 'border-l-danger' },
    },
  },
);

const icons = { default: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };
const iconColours: Record<ToastTone, string> = {
  default: 'text-action',
  ok: 'text-ok',
  warn: 'text-warn',
  danger: 'text-danger',
};

/** Once at the end of the page. */
export function Toaster() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  return (
    <RadixToast.Provider label={t('notification')} duration={DURATION_MS}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        label={t('notifications')}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex w-full flex-col-reverse gap-2 p-4 md:left-auto md:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const { tone = 'default', title, description, action, durationMs = DURATION_MS } = toast;
  const Icon = icons[tone];
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={toast.onOpenChange}
      duration={durationMs}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={toastClasses({ tone })}
    >
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${iconColours[tone]}`} />
      <div className="grid min-w-0 grow gap-1 py-0.5">
        {title && <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>}
        {description && <RadixToast.Description className="text-muted">{description}</RadixToast.Description>}
        {action && (
          <RadixToast.Action asChild altText={action.altText ?? action.label} onClick={action.onSelect}>
            <Button variant="secondary" size="sm" className="mt-1 justify-self-start">
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <Button variant="ghost" size="icon" aria-label={t('close')} className="-m-1">
          <X aria-hidden />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
