import type { OwnSubscription } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { SubscriptionState } from '../state/subscription-state.tsx';

/** Where a subscription stands, and the card that it is paid with. */
export function PlanStatus({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('billing-settings');
  const { card } = subscription;
  return (
    <div className="grid max-w-reading gap-2 text-sm">
      <SubscriptionState subscription={subscription} />
      {card && <p className="text-muted">{t('plan.card', { brand: brandName(card.brand), last4: card.last4 })}</p>}
    </div>
  );
}

/** Cashiers write brands in small letters. */
function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
