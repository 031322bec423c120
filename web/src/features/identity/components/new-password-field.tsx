import { Field } from '@navor/ui/field.tsx';
import { useId, useState } from 'react';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

export type NewPasswordFieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** What a guesser would try first, such as the person's name and e-mail address. */
  related?: string[];
};

/** Where somebody chooses a password, with a hint how good it is. Needs the texts of `identity`. */
export function NewPasswordField({ name, label, help, error, related = [] }: NewPasswordFieldProps) {
  const hintId = useId();
  const [password, setPassword] = useState('');
  return (
    <Field label={label} help={help} error={error} isRequired>
      <PasswordInput
        name={name}
        autoComplete="new-password"
        aria-describedby={hintId}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrengthHint id={hintId} password={password} related={related} />
    </Field>
  );
}
