import { AppError } from '../../../platform/errors.ts';
import { screenUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { findBuyer } from '../billing.queries.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { actionsOf, loadBilling } from './load-billing.ts';

/** Where somebody can leave another card for their subscription. */
export async function openCardChange(
  services: Services,
  user: { id: string; email: string },
): Promise<{ url: string }> {
  const billing = await loadBilling(services.db, services, user);
  if (!billing.subscription || !actionsOf(billing).can_change_card) throw new AppError('NOT_POSSIBLE_NOW');
  const { cashierRef: subscriptionRef } = billing.subscription;
  const buyer = await findBuyer(services.db, user.id);
  const returnUrl = screenUrl(services.config, 'ownSubscription', { from: 'cashier' });
  const cashier = await requireCashier(services);
  return callCashier(() => cashier.openCardChange({ buyer, subscriptionRef, returnUrl }));
}
