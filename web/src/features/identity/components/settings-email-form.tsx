import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
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
  const sent = useSentLink(form.result, answer);
  return (
    <SettingsSection title={t('email.title')} text={t('email.text', { email })}>
      {!isVerified && <EmailVerification email={email} answer={answer} />}
      {sent && (
        <Alert tone="ok" title={t('email.sent.title', sent)} className="mb-5 max-w-reading">
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

/** What ends the links that are still about, the one to a new address among them. */
const endingLinks: ReadonlySet<SecurityAnswer['intent']> = new Set([
  'change-password',
  'confirm-two-factor',
  'stop-two-factor',
  'end-other-sessions',
]);

/** Where a link was sent that is still good: another form of the screen may have ended it since. */
function useSentLink<Sent>(sent: Sent, latest: SecurityAnswer | undefined): Sent | undefined {
  const [ended, setEnded] = useState<Sent>();
  const isEnding = latest?.kind === 'done' && endingLinks.has(latest.intent);
  if (isEnding && sent !== ended) setEnded(sent);
  return isEnding || sent === ended ? undefined : sent;
}
