import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlClasses, controlHeight } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

export type InputProps = ComponentProps<'input'> & {
  /** A decorative icon in front of the text. */
  icon?: ReactNode;
  /** What follows the typed value, such as its unit. */
  suffix?: ReactNode;
};

export function Input({ icon, suffix, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  const input = (extra?: string) => (
    <input
      {...props}
      {...control}
      className={clsx(
        controlClasses,
        controlHeight,
        'placeholder-shown:text-ellipsis',
        props.type === 'file' && 'py-2',
        extra,
      )}
    />
  );
  if (!icon && !suffix) return input(className);
  return (
    <div className={clsx('relative flex items-center', className)}>
      {icon && (
        <span aria-hidden className="pointer-events-none absolute left-3 text-muted [&>svg]:size-4">
          {icon}
        </span>
      )}
      {input(clsx(icon && 'pl-9', suffix && 'pr-14'))}
      {suffix && <span className="absolute right-3 font-sans text-muted text-sm">{suffix}</span>}
    </div>
  );
}
