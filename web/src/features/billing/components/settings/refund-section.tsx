import type { BillingActions, BillingOverview } from '@navor/contract';
import { guaranteeDays } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { SettingsSection } from '#screen/settings-section.tsx';
import type { BillingAnswer } from './billing-intents.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

type RefundSectionProps = { overview: BillingOverview; answer: BillingAnswer | undefined };

/** The money-back guarantee: what it gives now, or why it does not. */
export function RefundSection({ overview: { actions, subscription }, answer }: RefundSectionProps) {
  const { t } = useTranslation('billing-settings');
  const { refund } = actions;
  if (refund.kind === 'possible')
    return <PossibleRefund refund={refund} endsAccess={Boolean(subscription)} answer={answer} />;
  const reason = refund.kind === 'taken' ? refund.kind : refund.reason;
  if (reason === 'nothing_paid' || !subscription) return null;
  return (
    <SettingsSection title={t('refund.title')}>
      <p className="max-w-reading text-sm">{t(`refund.impossible.${reason}`, { count: guaranteeDays })}</p>
    </SettingsSection>
  );
}

type PossibleRefundProps = {
  refund: Extract<BillingActions['refund'], { kind: 'possible' }>;
  endsAccess: boolean;
  answer: BillingAnswer | undefined;
};

function PossibleRefund({ refund, endsAccess, answer }: PossibleRefundProps) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const amount = format.money(refund.cents);
  return (
    <SettingsSection title={t('refund.title')} text={t('refund.text', { date: format.date(refund.until) })}>
      <div className="grid gap-4 text-sm">
        <dl className="grid max-w-md gap-1">
          <Amount label={t('refund.amount')} value={amount} isStrong />
          {refund.used_cents > 0 && <Amount label={t('refund.used')} value={format.money(refund.used_cents)} />}
        </dl>
        {endsAccess && <p className="max-w-reading">{t('refund.end')}</p>}
        <ConfirmedAction
          state={useIntent(answer, 'refund')}
          label={t('refund.submit', { amount })}
          question={{
            title: t(endsAccess ? 'refund.question' : 'refund.questionEnded', { amount }),
            description: t(endsAccess ? 'refund.consequence' : 'refund.consequenceEnded', { amount }),
            confirmLabel: t('refund.confirm', { amount }),
            cancelLabel: t('refund.keep'),
          }}
        />
      </div>
    </SettingsSection>
  );
}

function Amount({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className={clsx('tabular whitespace-nowrap', isStrong && 'font-semibold')}>{value}</dd>
    </div>
  );
}
