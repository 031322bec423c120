import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { IntentForm, useIntent } from '#screen/forms/intent-form.tsx';
import type { SecurityAnswer } from './settings-security-intents.ts';

type EmailVerificationProps = { email: string; answer: SecurityAnswer | undefined };

/** For whoever has lost the welcome with the link, or never got it. */
export function EmailVerification({ email, answer }: EmailVerificationProps) {
  const { t } = useTranslation('settings');
  const form = useIntent(answer, 'request-verification');
  return (
    <div className="mb-6 grid max-w-reading gap-4">
      {form.result ? (
        <Alert tone="ok" title={t('email.verification.sent', { email })}>
          {t('email.verification.sentText')}
        </Alert>
      ) : (
        <Alert tone="info" title={t('email.verification.title')}>
          {t('email.verification.text', { email })}
        </Alert>
      )}
      <IntentForm state={form} variant="secondary" submitLabel={t('email.verification.submit')} />
    </div>
  );
}
