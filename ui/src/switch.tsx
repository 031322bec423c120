import { clsx } from 'clsx';
import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

/** For what takes effect at once; a choice that waits for a save button is a Checkbox. */
export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  const control = useFieldControl(props);
  return (
    <RadixSwitch.Root
      {...props}
      {...control}
      className={clsx(
        'group touch-target inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors',
        'hover:border-action data-[state=checked]:border-action data-[state=checked]:bg-action',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      <RadixSwitch.Thumb
        className={clsx(
          'block size-4.5 rounded-full bg-line-strong transition-[translate,background-color]',
          'data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-action',
        )}
      />
    </RadixSwitch.Root>
  );
}
