import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

export function Checkbox({ className, ...props }: ComponentProps<typeof RadixCheckbox.Root>) {
  const control = useFieldControl(props);
  return (
    <RadixCheckbox.Root
      {...props}
      {...control}
      className={clsx(
        'group touch-target grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface transition-colors',
        'hover:border-action data-[state=checked]:border-action data-[state=checked]:bg-action',
        'data-[state=indeterminate]:border-action data-[state=indeterminate]:bg-action text-on-action',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger',
        className,
      )}
    >
      <RadixCheckbox.Indicator>
        <Check aria-hidden className="size-4 group-data-[state=indeterminate]:hidden" strokeWidth={3} />
        <Minus aria-hidden className="size-4 group-data-[state=checked]:hidden" strokeWidth={3} />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}
