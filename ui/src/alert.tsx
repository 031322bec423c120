import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const alertClasses = cva('flex items-start gap-3 rounded-md border p-4 text-sm', {
  variants: {
    tone: {
      info: 'border-action/30 bg-action-soft',
      ok: 'border-ok/30 bg-ok-soft',
      warn: 'border-warn/30 bg-warn-soft',
      danger: 'border-danger/30 bg-danger-soft',
    },
  },
});

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };
const iconColours = { info: 'text-action', ok: 'text-ok', warn: 'text-warn', danger: 'text-danger' };

export type AlertTone = NonNullable<VariantProps<typeof alertClasses>['tone']>;

export type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** What needs action now interrupts a screen reader; the rest waits for a pause. */
export function Alert({ tone = 'info', title, action, children, className }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={alertClasses({ tone, className })}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${iconColours[tone]}`} />
      <div className="wrap-anywhere grid min-w-0 grow gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
