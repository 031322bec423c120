import { clsx } from 'clsx';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl, useFieldLabelId } from './field.tsx';

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadixRadioGroup.Root>) {
  const control = useFieldControl(props);
  const labelId = useFieldLabelId();
  return (
    <RadixRadioGroup.Root
      aria-labelledby={labelId}
      {...props}
      {...control}
      className={clsx('grid gap-3 py-1', className)}
    />
  );
}

export type RadioGroupItemProps = {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
};

export function RadioGroupItem({ value, label, help, isDisabled = false }: RadioGroupItemProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="flex items-start gap-3">
      <RadixRadioGroup.Item
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={help ? helpId : undefined}
        className={clsx(
          'touch-target mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors',
          'hover:border-action disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-action',
        )}
      >
        <RadixRadioGroup.Indicator className="size-2.5 rounded-full bg-action" />
      </RadixRadioGroup.Item>
      <div className={clsx('grid gap-0.5 text-sm', isDisabled && 'opacity-55')}>
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
        {help && (
          <p id={helpId} className="text-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
