import type { BillingActions, OwnSubscription } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import type { BillingAnswer } from './billing-intents.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

type CancelSectionProps = {
  subscription: OwnSubscription;
  actions: BillingActions;
  answer: BillingAnswer | undefined;
};

export function CancelSection({ subscription, actions, answer }: CancelSectionProps) {
  const { t } = useTranslation('billing-settings');
  const { text, consequence } = useWords(subscription, actions);
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

function useWords({ status }: OwnSubscription, { cancel_ends_at: endsAt }: BillingActions) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  if (!endsAt) return { text: t('cancel.textNow'), consequence: t('cancel.consequenceNow') };
  const date = format.date(endsAt);
  return {
    text: status === 'trial' ? t('cancel.textTrial', { date }) : t('cancel.text', { date }),
    consequence: t('cancel.consequence', { date }),
  };
}
