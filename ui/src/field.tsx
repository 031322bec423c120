import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStandingError } from './judged-fields.tsx';

type FieldControl = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

const FieldContext = createContext<FieldControl | null>(null);

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** `inline` puts a checkbox or a switch in front of its label. */
  layout?: 'stacked' | 'inline';
  /** For places where the label would only repeat what the eye already sees. */
  isLabelHidden?: boolean;
  className?: string;
  /** One control of this folder; it takes its id and descriptions from here. */
  children: ReactNode;
};

export function Field({
  label,
  help,
  error: found,
  isRequired = false,
  layout = 'stacked',
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation('ui');
  const { error, editHandlers } = useStandingError(found);
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const isInline = layout === 'inline';

  const labelRow = (
    <div className={clsx('flex items-baseline gap-1', isLabelHidden && 'sr-only')}>
      <label id={`${id}-label`} htmlFor={id} className={clsx('text-sm', isInline ? 'leading-6' : 'font-medium')}>
        {label}
      </label>
      {isRequired && (
        <span aria-hidden title={t('required')} className="text-danger text-sm">
          *
        </span>
      )}
    </div>
  );
  const messages = (
    <>
      {help && (
        <p id={helpId} className="text-muted text-sm">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </>
  );

  return (
    <FieldContext value={{ id, labelId: `${id}-label`, describedBy, isInvalid: Boolean(error), isRequired }}>
      {isInline ? (
        <div {...editHandlers} className={clsx('flex items-start gap-3', className)}>
          <div className="flex h-6 items-center">{children}</div>
          <div className="grid min-w-0 gap-1">
            {labelRow}
            {messages}
          </div>
        </div>
      ) : (
        <div {...editHandlers} className={clsx('grid content-start gap-1.5', className)}>
          {labelRow}
          {children}
          {messages}
        </div>
      )}
    </FieldContext>
  );
}

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/** What a control inside a Field adds to its own attributes; a control outside one keeps just its own. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    'aria-describedby': [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field.isRequired || undefined),
  };
}

/** A group of controls cannot be the target of `for`, so it points back at the label instead. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}
