import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import { IntentForm, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { CurrentPasswordField } from './settings-current-password.tsx';
import { EmailVerification } from './settings-email-verification.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';

type EmailSectionProps = { email: string; isVerified: boolean; answer: SecurityAnswer | undefined };

export function EmailSection({ email, isVerified, answer }: EmailSectionProps) {
  const { t } = useTranslation('settings');
  const form = useIntent(answer, 'change-email');
  return (
    <SettingsSection title={t('email.title')} text={t('email.text', { email })}>
      {!isVerified && <EmailVerification email={email} answer={answer} />}
      {form.result && (
        <Alert tone="ok" title={t('email.sent.title', form.result)} className="mb-5 max-w-reading">
          {t('email.sent.text', { email })}
        </Alert>
      )}
      <IntentForm state={form} variant="secondary" submitLabel={t('email.submit')}>
        <Field label={t('email.label')} error={form.fieldError('email')} isRequired>
          <Input name="email" type="email" autoComplete="email" defaultValue={form.values.email} />
        </Field>
        <CurrentPasswordField error={form.fieldError('password')} />
      </IntentForm>
    </SettingsSection>
  );
}
