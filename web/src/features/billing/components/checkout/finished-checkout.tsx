import type { Checkout, OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { ownPath } from '#platform/own-path.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { priceText } from '../../price-text.ts';
import { PlanFeatures } from '../plan-features.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import { subscriptionSettingsPath } from './checkout-paths.ts';

type FinishedCheckoutProps = { checkout: Checkout; subscription: OwnSubscription | null };

/** What was bought and what it opens, or, where an old link led here, only that it was bought once. */
export function FinishedCheckout({ checkout, subscription }: FinishedCheckoutProps) {
  const { t } = useTranslation('subscription');
  const { checkSubscription } = useAuth();
  const plan = plans[checkout.plan_id];

  useEffect(() => {
    checkSubscription();
  }, [checkSubscription]);

  if (subscription?.plan_id !== plan.id) {
    return (
      <CheckoutMessage
        pose="hello"
        title={t('success.earlierTitle')}
        text={t('success.earlierText')}
        actions={<WaysOn returnTo={checkout.return_to} />}
      />
    );
  }
  return (
    <CheckoutMessage
      pose="well-done"
      title={t(subscription.status === 'trial' ? 'success.trialTitle' : 'success.title')}
      text={
        <>
          <p>{t('success.opened', { plan: plan.name })}</p>
          <NextCharge subscription={subscription} cents={plan.cents} />
        </>
      }
      actions={<WaysOn returnTo={checkout.return_to} />}
    >
      <Card className="w-full p-6 text-left">
        <h2 className="font-semibold text-lg">{t('success.unlocked')}</h2>
        <PlanFeatures tier={plan.tier} />
      </Card>
    </CheckoutMessage>
  );
}

function NextCharge({ subscription, cents }: { subscription: OwnSubscription; cents: number }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const price = priceText(cents, format);
  const { status, trial_ends_at: trialEndsAt, period_ends_at: periodEndsAt } = subscription;
  if (status === 'trial' && trialEndsAt) {
    return <p>{t('success.firstCharge', { price, date: format.date(trialEndsAt) })}</p>;
  }
  if (status !== 'active' || !periodEndsAt) return null;
  return <p>{t('success.nextCharge', { price, date: format.date(periodEndsAt) })}</p>;
}

function WaysOn({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation('subscription');
  return (
    <>
      <Button asChild>
        <Link to={ownPath(returnTo, '/dashboard')}>{t(returnTo ? 'success.continue' : 'success.toDashboard')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={subscriptionSettingsPath}>{t('success.invoices')}</Link>
      </Button>
    </>
  );
}
