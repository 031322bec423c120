import type { OwnSubscription } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { SettingsSection, useIntent } from '#features/identity/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import type { BillingAnswer } from './billing-intents.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

type CancelSectionProps = { subscription: OwnSubscription; answer: BillingAnswer | undefined };

export function CancelSection({ subscription, answer }: CancelSectionProps) {
  const { t } = useTranslation('billing-settings');
  const { text, consequence } = useWords(subscription);
  return (
    <SettingsSection title={t('cancel.title')} text={text}>
      <ConfirmedAction
        state={useIntent(answer, 'cancel')}
        label={t('cancel.submit')}
        question={{
          title: t('cancel.question'),
          description: consequence,
          confirmLabel: t('cancel.submit'),
          cancelLabel: t('cancel.keep'),
        }}
      />
    </SettingsSection>
  );
}

function useWords({ status, trial_ends_at, period_ends_at }: OwnSubscription) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const end = status === 'trial' ? (trial_ends_at ?? period_ends_at) : period_ends_at;
  // What was paid for is over already when a renewal has failed.
  if (!end || status === 'past_due') return { text: t('cancel.textNow'), consequence: t('cancel.consequenceNow') };
  const date = format.date(end);
  return {
    text: status === 'trial' ? t('cancel.textTrial', { date }) : t('cancel.text', { date }),
    consequence: t('cancel.consequence', { date }),
  };
}
