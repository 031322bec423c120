import { useFieldControl } from '@navor/ui/field.tsx';
import type { ComponentProps } from 'react';

/** The browser's own checkbox, for a form that must work before scripts have loaded. */
export function NativeCheckbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} {...useFieldControl(props)} type="checkbox" className="touch-target size-5 accent-action" />;
}
