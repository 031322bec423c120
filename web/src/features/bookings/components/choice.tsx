import type { ComponentProps, ReactNode } from 'react';

type ChoiceProps = Omit<ComponentProps<'input'>, 'className'> & {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  help?: ReactNode;
};

/** A choice that a plain form sends, also before any script runs. */
export function Choice({ label, help, id, ...input }: ChoiceProps & { id: string }) {
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        className="touch-target mt-0.5 size-5 shrink-0 accent-action disabled:cursor-not-allowed"
      />
      <div className="grid min-w-0 gap-0.5 text-sm">
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
