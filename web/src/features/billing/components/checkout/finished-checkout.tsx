import type { Checkout, OwnSubscription } from '@navor/contract';
import { plans, tierBenefits } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { localPath } from '#platform/local-path.ts';
import { subscriptionSettingsPath } from '../../billing-paths.ts';
import { PlanFeatures } from '../plan-features.tsx';
import { StatusBadge } from '../state/status-badge.tsx';
import { SubscriptionState } from '../state/subscription-state.tsx';
import { CheckoutMessage } from './checkout-message.tsx';

type FinishedCheckoutProps = { checkout: Checkout; subscription: OwnSubscription | null };

/** What was bought and what it opens, or, where an old link led here, how things stand since. */
export function FinishedCheckout({ checkout, subscription }: FinishedCheckoutProps) {
  const { t } = useTranslation('subscription');
  const { checkSubscription } = useAuth();
  const plan = plans[checkout.plan_id];

  useEffect(() => {
    checkSubscription();
  }, [checkSubscription]);

  const isNew = subscription?.status === 'trial' || subscription?.status === 'active';
  if (!isNew || subscription.plan_id !== plan.id) {
    return (
      <CheckoutMessage
        pose="hello"
        title={t('success.earlierTitle')}
        text={t(subscription ? 'success.earlierText' : 'success.earlierNone')}
        actions={<WaysOn returnTo={checkout.return_to} />}
      >
        {subscription && <StateNow subscription={subscription} />}
      </CheckoutMessage>
    );
  }
  return (
    <CheckoutMessage
      pose="well-done"
      title={t(subscription.status === 'trial' ? 'success.trialTitle' : 'success.title')}
      text={
        <>
          <p>{t('success.opened', { plan: plan.name })}</p>
          <SubscriptionState subscription={subscription} />
        </>
      }
      actions={<WaysOn returnTo={checkout.return_to} />}
    >
      <Card className="w-full p-6 text-left">
        <h2 className="font-semibold text-lg">{t('success.unlocked')}</h2>
        <PlanFeatures tier={plan.tier} />
        {subscription.status === 'trial' && tierBenefits[plan.tier].tutoringMinutesPerMonth > 0 && (
          <p className="mt-3 text-muted text-sm">{t('success.tutoringLater')}</p>
        )}
      </Card>
    </CheckoutMessage>
  );
}

function StateNow({ subscription }: { subscription: OwnSubscription }) {
  return (
    <Card className="w-full gap-3 p-6 text-left">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-lg">{plans[subscription.plan_id].name}</h2>
        <StatusBadge status={subscription.status} />
      </div>
      <SubscriptionState subscription={subscription} />
    </Card>
  );
}

function WaysOn({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation('subscription');
  return (
    <>
      <Button asChild>
        <Link to={localPath(returnTo, href('/dashboard'))}>
          {t(returnTo ? 'success.continue' : 'success.toDashboard')}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={subscriptionSettingsPath}>{t('success.invoices')}</Link>
      </Button>
    </>
  );
}
