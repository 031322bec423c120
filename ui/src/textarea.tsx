import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...props}
      {...control}
      rows={rows}
      className={clsx(controlClasses, 'field-sizing-content min-h-24 py-2', className)}
    />
  );
}
