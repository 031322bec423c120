/** Where a subscription is looked after, its card is changed and its invoices are. */
export const ownSubscription = '/dashboard/settings/subscription';
export const plansOnOffer = '/subscription';
