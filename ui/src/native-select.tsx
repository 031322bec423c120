import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClasses, controlHeight } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

/** For forms that must work before scripts have loaded, and for long lists on phones. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props);
  return (
    <div className={clsx('relative', className)}>
      <select
        {...props}
        {...control}
        className={clsx(controlClasses, controlHeight, 'appearance-none text-ellipsis pr-9')}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
    </div>
  );
}
