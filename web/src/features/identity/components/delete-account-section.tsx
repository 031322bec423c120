import { deletionGraceDays } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { IntentForm, useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import { CurrentPasswordField } from './settings-current-password.tsx';

const consequences = ['signedOut', 'grace', 'erased', 'bookings', 'invoices'] as const;

export function DeleteAccountSection({ answer }: { answer: IntentAnswer | undefined }) {
  const { t } = useTranslation('settings');
  const form = useIntent(answer, 'delete-account');
  return (
    <SettingsSection title={t('delete.title')} text={t('delete.text')}>
      <ul className="mb-6 grid max-w-reading list-disc gap-1.5 pl-5 text-sm marker:text-muted">
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`delete.${consequence}`, { count: deletionGraceDays })}</li>
        ))}
      </ul>
      <IntentForm state={form} variant="danger" submitLabel={t('delete.submit')}>
        <CurrentPasswordField error={form.fieldError('password')} />
      </IntentForm>
    </SettingsSection>
  );
}
