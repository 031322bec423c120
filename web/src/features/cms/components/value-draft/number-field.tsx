import { Field } from '@navor/ui/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommittedText } from './committed-text.tsx';

type NumberFieldProps = {
  label: string;
  help?: string;
  value: number | undefined;
  most: number;
  /** Undefined is told of an emptied field only where it may be empty. */
  onCommit: (number: number | undefined) => void;
  isRequired?: boolean;
};

/** A whole number from 1. What is none is said to be so and not saved. */
export function NumberField({ label, help, value, most, onCommit, isRequired = false }: NumberFieldProps) {
  const { t } = useTranslation('cms-drafts');
  const [isWrong, setIsWrong] = useState(false);
  function commit(typed: string) {
    const text = typed.trim();
    const number = Number(text);
    const isLeftOut = text === '' && !isRequired;
    const isRight = isLeftOut || (Number.isInteger(number) && number >= 1 && number <= most);
    setIsWrong(!isRight);
    if (isRight) onCommit(isLeftOut ? undefined : number);
  }
  return (
    <Field
      label={label}
      {...(help && { help })}
      isRequired={isRequired}
      error={isWrong ? t('wrongNumber', { most }) : undefined}
    >
      <CommittedText value={value === undefined ? '' : String(value)} inputMode="numeric" onCommit={commit} />
    </Field>
  );
}
