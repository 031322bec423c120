import { type PlanId, plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { plansPath } from '../../billing-paths.ts';
import { CheckoutMessage } from './checkout-message.tsx';

/** Nothing is known of the purchase that the address names. */
export function MissingCheckout() {
  const { t } = useTranslation('subscription');
  return (
    <CheckoutMessage
      pose="lost"
      title={t('missing.title')}
      text={t('missing.text')}
      actions={<PlansLink label={t('missing.toPlans')} />}
    />
  );
}

export function UnknownCheckout() {
  const { t } = useTranslation('subscription');
  const { pathname, search } = useLocation();
  return (
    <CheckoutMessage
      pose="thinking"
      title={t('success.unknownTitle')}
      text={t('success.unknownText')}
      actions={
        <Button asChild>
          <Link to={`${pathname}${search}`}>{t('success.checkAgain')}</Link>
        </Button>
      }
    />
  );
}

export function OverCheckout() {
  const { t } = useTranslation('subscription');
  return (
    <CheckoutMessage
      pose="waiting"
      title={t('over.title')}
      text={t('over.text')}
      actions={<PlansLink label={t('over.again')} />}
    />
  );
}

/** Of something that is paid for once: the way on is where it came from. */
export function OverPurchase({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('subscription');
  return (
    <CheckoutMessage
      pose="waiting"
      title={t('over.title')}
      text={t('over.purchaseText')}
      actions={
        <Button asChild>
          <Link to={returnTo}>{t('over.back')}</Link>
        </Button>
      }
    />
  );
}

export function OpenCheckout({ planId, url }: { planId: PlanId; url: string | null }) {
  const { t } = useTranslation('subscription');
  const { pathname, search } = useLocation();
  return (
    <CheckoutMessage
      pose="waiting"
      title={t('success.openTitle')}
      text={t('success.openText', { plan: plans[planId].name })}
      actions={
        <>
          {url && (
            <Button asChild>
              <Link to={url}>{t('success.toCashier')}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to={`${pathname}${search}`}>{t('success.checkAgain')}</Link>
          </Button>
        </>
      }
    />
  );
}

function PlansLink({ label }: { label: string }) {
  return (
    <Button asChild>
      <Link to={plansPath()}>{label}</Link>
    </Button>
  );
}
