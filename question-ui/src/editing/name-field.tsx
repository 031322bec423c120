import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type NameFieldProps = { name: string; taken: readonly string[]; onRename: (name: string) => void; className?: string };

/**
 * The name of an entry among others. Under a name that another one has it would take that one's place, so such a name
 * stays in the field alone, and leaving the field brings the former one back.
 */
export function NameField({ name, taken, onRename, className }: NameFieldProps) {
  const { t } = useTranslation('quiz-editing');
  const [refused, setRefused] = useState<string | null>(null);

  function type(text: string) {
    const next = text.trim();
    const isFree = next !== '' && !taken.includes(next);
    setRefused(isFree ? null : text);
    if (isFree && next !== name) onRename(next);
  }

  return (
    <Field
      label={t('field.name')}
      error={refused !== null && t(refused.trim() === '' ? 'field.nameMissing' : 'field.nameTaken')}
      {...(className && { className })}
    >
      <Input
        value={refused ?? name}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setRefused(null)}
      />
    </Field>
  );
}
