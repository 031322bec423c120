import { controlClasses, controlHeight } from '@navor/ui/control-classes.ts';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type TypedFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'readOnly'> & {
  isReadOnly: boolean;
  /** Values and formulas are set in the typeface in which no two signs look alike. */
  isMono?: boolean;
  onType: (text: string) => void;
};

/** As long as an answer may be. */
const longest = 500;

/** A field for an answer that is typed: nothing is corrected, completed or capitalised on the way. */
export function TypedField({ isReadOnly, isMono = false, onType, className, ...props }: TypedFieldProps) {
  return (
    <input
      type="text"
      inputMode="text"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={longest}
      {...props}
      readOnly={isReadOnly}
      onChange={(event) => onType(event.currentTarget.value)}
      className={clsx(controlClasses, controlHeight, 'read-only:bg-sunken', isMono && 'font-mono', className)}
    />
  );
}
