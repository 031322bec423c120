import { Field } from '@navor/ui/field.tsx';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';

type CurrentPasswordFieldProps = { name?: 'password' | 'current_password'; error: string | undefined };

/** Asked before what a passer-by at an unlocked screen must not be able to do. */
export function CurrentPasswordField({ name = 'password', error }: CurrentPasswordFieldProps) {
  const { t } = useTranslation('settings');
  return (
    <Field label={t('currentPassword')} error={error} isRequired>
      <PasswordInput name={name} autoComplete="current-password" />
    </Field>
  );
}
