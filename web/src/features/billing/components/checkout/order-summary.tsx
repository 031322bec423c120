import { plans, trialDays } from '@navor/contract/choices';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { SandboxCheckout } from './sandbox-action.ts';

/** What is paid today, and what later. */
export function OrderSummary({ checkout }: { checkout: SandboxCheckout }) {
  const { t } = useTranslation(['subscription', 'plans']);
  const format = useFormatter();
  if (checkout.purpose === 'card') return <p className="text-muted">{t('sandbox.cardText')}</p>;
  const due = format.money(checkout.due_cents);
  if (checkout.purpose === 'purchase') {
    return (
      <Order due={due} note={t('sandbox.heldUntil', { time: format.dateTime(checkout.held_until) })}>
        <dt>{checkout.title}</dt>
        <dd>{due}</dd>
      </Order>
    );
  }
  const plan = plans[checkout.plan_id];
  const price = format.price(plan.cents);
  const period = t('plans:days', { count: trialDays });
  const note = checkout.trial_ends_at
    ? t('sandbox.afterTrial', { period, price, date: format.date(checkout.trial_ends_at) })
    : t('sandbox.monthly', { price });
  return (
    <Order due={due} note={note}>
      <dt>{t('sandbox.plan', { plan: plan.name })}</dt>
      <dd>{t('perMonth', { price })}</dd>
    </Order>
  );
}

function Order({ due, note, children }: { due: string; note: string; children: ReactNode }) {
  const { t } = useTranslation('subscription');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md border border-line p-4">
      <h2 id={id} className="sr-only">
        {t('sandbox.order')}
      </h2>
      <dl className="tabular grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-2">{children}</div>
        <div className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2 font-semibold">
          <dt>{t('sandbox.dueToday')}</dt>
          <dd>{due}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{note}</p>
    </section>
  );
}
