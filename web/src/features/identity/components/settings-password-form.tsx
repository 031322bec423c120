import { passwordLength } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { IntentForm, useDoneToast, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { CurrentPasswordField } from './settings-current-password.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';

type PasswordSectionProps = { email: string; name: string; answer: SecurityAnswer | undefined };

export function PasswordSection({ email, name, answer }: PasswordSectionProps) {
  const { t } = useTranslation(['settings', 'identity']);
  const form = useIntent(answer, 'change-password');
  useDoneToast(form, t('password.done'));
  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <IntentForm state={form} variant="secondary" submitLabel={t('password.submit')}>
        {/* Tells a password manager whose password it is about to replace. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField name="current_password" error={form.fieldError('current_password')} />
        <NewPasswordField
          name="new_password"
          label={t('password.label')}
          help={t('identity:passwordHelp', { count: passwordLength.min })}
          error={form.fieldError('new_password')}
          related={[email, name]}
        />
      </IntentForm>
    </SettingsSection>
  );
}
