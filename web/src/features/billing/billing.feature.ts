import { CreditCard, Receipt } from 'lucide-react';
import { href } from 'react-router';
import type { Feature } from '#screen/feature.ts';

export const billingFeature: Feature = {
  sidebar: [
    { group: 'administration', to: href('/dashboard/subscriptions'), label: 'subscriptions', icon: CreditCard },
    { group: 'administration', to: href('/dashboard/payments'), label: 'payments', icon: Receipt },
  ],
  palette: [
    { to: href('/subscription'), label: 'plans', icon: CreditCard },
    { to: href('/dashboard/settings/subscription'), label: 'subscription', icon: Receipt },
  ],
};
