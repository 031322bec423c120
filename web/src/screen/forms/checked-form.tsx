import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type CheckedFormProps = {
  /** The names of its fields that must not be left empty. */
  required: readonly string[];
  /** Called with what was filled in, once nothing that is required is missing. */
  onSend: (form: FormData) => unknown;
  /** Draws the fields, each with what is wrong with it. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  className?: string;
};

/**
 * A form that a script sends. What is missing is told beside its field and in the reader's language, where the browser would
 * tell it in its own.
 */
export function CheckedForm({ required, onSend, children, className }: CheckedFormProps) {
  const { t } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    if (missing.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filledIn = new FormData(event.currentTarget);
    const empty = required.filter((name) => isEmpty(filledIn.get(name)));
    setMissing(empty);
    if (empty.length === 0) onSend(filledIn);
  }
  return (
    <form ref={form} noValidate onSubmit={check} className={className}>
      <JudgedFields judgement={missing}>
        {children((name) => (missing.includes(name) ? t('field.required') : undefined))}
      </JudgedFields>
    </form>
  );
}

function isEmpty(entry: FormDataEntryValue | null): boolean {
  return entry instanceof File ? entry.name === '' : !entry?.trim();
}
